import { expect, it } from "vitest"
import { jpegOfScans, photograph } from "../../../test/hostile-files.ts"
import { countScans } from "./jpeg-scans.ts"

const oneScan = await photograph(40, 30).jpeg().toBuffer()

it("is one scan where a picture comes from top to bottom, and ten where it comes in full at once", async () => {
  expect(countScans(oneScan)).toBe(1)
  expect(countScans(await photograph(40, 30).jpeg({ progressive: true }).toBuffer())).toBe(10)
})

it("counts each scan that is repeated", async () => {
  expect(countScans(await jpegOfScans(1500))).toBe(1500 + countScans(await jpegOfScans(1)) - 1)
})

it("counts no scan of a picture within a segment", () => {
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(oneScan.length + 2, 2)
  const thumbnail = Buffer.concat([head, oneScan])
  expect(countScans(Buffer.concat([oneScan.subarray(0, 2), thumbnail, oneScan.subarray(2)]))).toBe(1)
})

it("ends with the bytes, wherever they end", () => {
  for (let length = 0; length < oneScan.length; length += 1)
    expect(countScans(oneScan.subarray(0, length))).toBeLessThanOrEqual(1)
  expect(countScans(Buffer.concat([oneScan.subarray(0, 2), Buffer.alloc(1000, 0xff)]))).toBe(0)
  expect(countScans(Buffer.from("not a picture"))).toBe(0)
})
