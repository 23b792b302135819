import sharp, { type Sharp } from "sharp"

const [startOfImage, endOfImage] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9])]

/**
 * What `read` makes of a picture that somebody sent; throws where a part of it is missing, or where it has more pixels than this. Some
 * cameras write a JPEG without its end marker: that is added, and then no other byte may be missing.
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
