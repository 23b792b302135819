import sharp, { type Sharp } from "sharp"

const [startOfImage, endOfImage] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9])]

/**
 * Calls `read` with a received picture. Throws if it is truncated or has more than `mostPixels`. Some cameras omit a JPEG's end marker: it
 * is added before checking.
 */
export async function readWhole<T>(sent: Buffer, mostPixels: number, read: (picture: Sharp) => Promise<T>): Promise<T> {
  try {
    return await read(sharp(sent, { limitInputPixels: mostPixels, failOn: "error" }))
  } catch (error) {
    if (!sent.subarray(0, 2).equals(startOfImage)) throw error
    // With an end marker, missing data before it is a warning.
    return read(sharp(Buffer.concat([sent, endOfImage]), { limitInputPixels: mostPixels, failOn: "warning" }))
  }
}
