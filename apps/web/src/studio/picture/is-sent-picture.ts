/** A picture among the originals: the hash of its bytes. Others lie beside a file of the pack, and are shown once the tile is taken over. */
const original = /^[a-z2-7]{20}(?:-cover)?\.(?:jpe?g|png|webp|avif)$/

export function isSentPicture(file: string): boolean {
  return original.test(file)
}
