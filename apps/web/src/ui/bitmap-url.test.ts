import { expect, it } from "vitest"
import { bitmapUrl } from "./bitmap-url.ts"

it("writes a bitmap of 32 bits a pixel, its first row on top, blue before green before red", () => {
  const url = bitmapUrl(1, 2, new Uint8Array([1, 2, 3, 255, 4, 5, 6, 255]))
  const [start, data = ""] = url.split(",")
  expect(start).toBe("data:image/bmp;base64")
  const bytes = Buffer.from(data, "base64")
  expect(bytes.subarray(0, 2).toString()).toBe("BM")
  expect(bytes.readUInt32LE(2)).toBe(bytes.length)
  expect(bytes.readUInt32LE(10)).toBe(54)
  expect([bytes.readUInt32LE(14), bytes.readInt32LE(18), bytes.readInt32LE(22)]).toEqual([40, 1, -2])
  expect([bytes.readUInt16LE(26), bytes.readUInt16LE(28), bytes.readUInt32LE(30)]).toEqual([1, 32, 0])
  expect([...bytes.subarray(54)]).toEqual([3, 2, 1, 255, 6, 5, 4, 255])
})
