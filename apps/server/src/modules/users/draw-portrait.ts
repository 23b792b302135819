import { hash } from "node:crypto"
import { AppError } from "@confetti/contract/app-error"
import { maxPictureBytes } from "@confetti/contract/users"
import sharp from "sharp"

const side = 256
/** A small file can say that it is an enormous picture. */
const mostPixels = 40_000_000
const longestSeconds = 10
const formats = new Set(["jpeg", "png", "webp"])
const dataAddress = /^data:image\/(?:jpeg|png|webp);base64,/

export type Portrait = { hash: string; webp: Buffer }

/**
 * A square portrait from the data address of a JPEG, PNG or WebP. It is drawn anew, so that nothing else that was in the file is
 * kept: no place, no camera, no second picture. Throws `user/invalid-picture`.
 */
export async function drawPortrait(address: string): Promise<Portrait> {
  const head = dataAddress.exec(address)
  const file = Buffer.from(head ? address.slice(head[0].length) : "", "base64")
  if (file.length === 0 || file.length > maxPictureBytes) throw new AppError("user/invalid-picture")
  const webp = await draw(file)
  return { hash: hash("sha256", webp, "hex").slice(0, 20), webp }
}

async function draw(file: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(file, { limitInputPixels: mostPixels, failOn: "error" })
    // What it is, not what it is said to be: other formats have readers of their own, and those are not for strangers' files.
    if (!formats.has((await picture.metadata()).format)) throw new AppError("user/invalid-picture")
    return await picture
      .autoOrient()
      .resize(side, side, { fit: "cover" })
      .webp({ quality: 84 })
      .timeout({ seconds: longestSeconds })
      .toBuffer()
  } catch (error) {
    throw error instanceof AppError ? error : new AppError("user/invalid-picture")
  }
}
