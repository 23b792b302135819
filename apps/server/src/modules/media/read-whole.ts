import sharp, { type Sharp } from "sharp"

const [startOfImage, endOfImage] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9])]

/**
 * Calls `read` with a picture that somebody sent. Throws where a part is missing, or where it has more than `mostPixels`. Some cameras write
 * a JPEG without its end marker: the marker is added, and then no other byte may be missing.
 */
export async function readWhole<T>(sent: Buffer, mostPixels: number, read: (picture: Sharp) => Promise<T>): Promise<T> {
  try {
    return await read(sharp(sent, { limitInputPixels: mostPixels, failOn: "error" }))
  } catch (error) {
    if (!sent.subarray(0, 2).equals(startOfImage)) throw error
    // With an end marker, what is missing before it is a warning.
    return read(sharp(Buffer.concat([sent, endOfImage]), { limitInputPixels: mostPixels, failOn: "warning" }))
  }
}
