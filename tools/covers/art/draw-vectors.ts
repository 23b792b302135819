import sharp from "sharp"
import type { VectorLayer } from "./artwork.ts"
import type { Frame } from "./frame.ts"
import type { Raster } from "./raster-image.ts"
import { layerMark } from "./sketch.ts"

/** Draws neighbouring vector layers in one pass of librsvg. */
export const drawVectors = async (
  layers: readonly VectorLayer[],
  frame: Frame,
  width: number,
  height: number,
): Promise<Raster> => {
  const numbered = layers.map((layer, index) => ({
    defs: layer.defs.replaceAll(layerMark, `l${index}-`),
    body: layer.body.replaceAll(layerMark, `l${index}-`),
  }))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${frame.width} ${frame.height}" preserveAspectRatio="none"><defs>${numbered.map((layer) => layer.defs).join("")}</defs>${numbered.map((layer) => layer.body).join("")}</svg>`
  const { data } = await sharp(Buffer.from(svg), { unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width, height }
}
