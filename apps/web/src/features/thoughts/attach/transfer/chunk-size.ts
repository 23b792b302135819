const kilobyte = 1024
export const firstChunk = 256 * kilobyte
const [smallest, largest] = [64 * kilobyte, 4096 * kilobyte]
/** In milliseconds: what is under way when a line breaks is lost, and each chunk costs a round trip. */
const aim = 2000

/** How many bytes to send at once, after so many took so long: about two seconds' worth, and at most twice as many as before. */
export function nextChunkSize(bytes: number, milliseconds: number): number {
  const wanted = (bytes * aim) / Math.max(1, milliseconds)
  return Math.round(Math.min(Math.max(wanted, smallest), largest, 2 * bytes))
}
