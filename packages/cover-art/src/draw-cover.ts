import { type IllustrationRequest, illustrate } from "./illustrate.ts"

/** So little is lost at this quality that nothing shows in what is made from it; without loss a cover would weigh 6 MB. */
const quality = 92

/** Draws a cover as a JPEG file, as large as it is asked for: other sizes are scaled from it. */
export const drawCover = async (request: IllustrationRequest): Promise<Buffer> => {
  const picture = await illustrate(request)
  return picture.jpeg({ quality, chromaSubsampling: "4:4:4" }).toBuffer()
}
