import sharp from "sharp"
import type { FieldLayer } from "./artwork.ts"
import type { Frame } from "./frame.ts"
import type { Raster } from "./raster-image.ts"

/** Computes a field on a coarse net and spreads it over the picture. */
export const drawField = async (layer: FieldLayer, frame: Frame, width: number, height: number): Promise<Raster> => {
  const columns = Math.max(2, Math.round(frame.width / layer.grain))
  const rows = Math.max(2, Math.round(frame.height / layer.grain))
  const net = new Uint8Array(columns * rows * 3)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      net.set(
        layer.colour(((column + 0.5) / columns) * frame.width, ((row + 0.5) / rows) * frame.height),
        (row * columns + column) * 3,
      )
  const { data } = await sharp(net, { raw: { width: columns, height: rows, channels: 3 } })
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width, height }
}
