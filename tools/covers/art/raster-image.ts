/** Pixels in RGBA, straight alpha. */
export type Raster = { data: Uint8Array; width: number; height: number }
