const rate = 8000

/** Longer than five seconds, or systems treat it as a notification without controls. */
const seconds = 6

/** A silent WAV file: 8 bits, one channel. */
export function silentSound(): Blob {
  const size = rate * seconds
  const head = new DataView(new ArrayBuffer(44))
  const text = (at: number, value: string) =>
    [...value].forEach((each, by) => head.setUint8(at + by, each.charCodeAt(0)))
  text(0, "RIFF")
  head.setUint32(4, 36 + size, true)
  text(8, "WAVEfmt ")
  head.setUint32(16, 16, true)
  head.setUint16(20, 1, true)
  head.setUint16(22, 1, true)
  head.setUint32(24, rate, true)
  head.setUint32(28, rate, true)
  head.setUint16(32, 1, true)
  head.setUint16(34, 8, true)
  text(36, "data")
  head.setUint32(40, size, true)
  return new Blob([head.buffer, new Uint8Array(size).fill(128)], { type: "audio/wav" })
}
