import type { ToolBounds } from "./run-tool.ts"

const megabyte = 1024 * 1024
const gigabyte = 1024 * megabyte

/** 4096 × 2304 at most, the largest that phones film by default, in either orientation. */
export const mostClipPixels = 4096 * 2304
export const longestClipSide = 4096
export const mostPixelsDecoded = 60 * 60 * mostClipPixels

export const probeBounds: ToolBounds = { seconds: 60, computingSeconds: 10, memory: gigabyte, fileSize: megabyte }

/** Within the lease of 15 minutes. A minute has at most 30 MB, by the rates of `encode-clip.ts`. */
export const clipBounds: ToolBounds = {
  seconds: 300,
  computingSeconds: 450,
  memory: 4 * gigabyte,
  fileSize: 128 * megabyte,
}
