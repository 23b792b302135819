import { expect, it } from "vitest"
import { silentSound } from "./silent-sound.ts"

it("the sound beside the voice is a WAV file of six silent seconds", async () => {
  const bytes = new DataView(await silentSound().arrayBuffer())
  const text = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((by) => bytes.getUint8(at + by)))
  expect([text(0), text(8), text(12), text(36)]).toEqual(["RIFF", "WAVE", "fmt ", "data"])
  const [perSecond, size] = [bytes.getUint32(28, true), bytes.getUint32(40, true)]
  expect(size / perSecond).toBe(6)
  expect(bytes.byteLength).toBe(44 + size)
  expect(bytes.getUint32(4, true)).toBe(bytes.byteLength - 8)
  // Silence is the middle between 0 and 255.
  expect(bytes.getUint8(44)).toBe(128)
})
