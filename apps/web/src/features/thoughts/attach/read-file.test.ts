import { describe, expect, it } from "vitest"
import { durationText, findFileProblem, kindOf, readCaptions, sizeText } from "./read-file.ts"

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const box = (brand: string) => bytes(`\0\0\0\x20ftyp${brand}\0\0\0\0`)
const megabyte = 1024 * 1024

describe("what a file is", () => {
  it("is told by its first bytes", () => {
    const photos = ["\xff\xd8\xff\xe1", "\x89PNG\r\n\x1a\n", "RIFF\x10\0\0\0WEBPVP8 "]
    for (const photo of photos) expect(kindOf(bytes(photo))).toBe("photo")
    expect(kindOf(box("avif"))).toBe("photo")
    for (const brand of ["isom", "mp42", "qt  ", "M4V ", "3gp5"]) expect(kindOf(box(brand))).toBe("clip")
    expect(kindOf(bytes("\x1a\x45\xdf\xa3"))).toBe("clip")
    expect(kindOf(box("heic"))).toBe("heic")
  })

  it("is nothing we know where it only has the name", () => {
    const others = ["", "GIF89a", "<svg xmlns=", "#EXTM3U\n", "RIFF\x10\0\0\0AVI LIST", "%PDF-1.7", "\xff\xd8"]
    for (const other of others) expect(kindOf(bytes(other))).toBeNull()
  })
})

describe("what is wrong with a file", () => {
  const photo = { kind: "photo" as const, size: 5 * megabyte, duration: null }
  const clip = { kind: "clip" as const, size: 50 * megabyte, duration: 42 }

  it("is nothing where it may be sent", () => {
    expect([findFileProblem(photo), findFileProblem(clip), findFileProblem({ ...clip, duration: null })]).toEqual([
      null,
      null,
      null,
    ])
    expect(findFileProblem({ ...photo, size: 20 * megabyte })).toBeNull()
    expect(findFileProblem({ ...clip, duration: 60.03 })).toBeNull()
  })

  it("is said with what it has and what it may have", () => {
    expect(findFileProblem({ ...photo, size: 24.3 * megabyte })).toBe("This photo has 24 MB. The limit is 20 MB.")
    expect(findFileProblem({ ...clip, size: 300 * megabyte })).toBe("This clip has 300 MB. The limit is 200 MB.")
    expect(findFileProblem({ ...clip, duration: 95 })).toBe("This clip is 1:35 long. The limit is 1:00.")
    expect(findFileProblem({ ...photo, size: 0 })).toBe("This file is empty.")
    expect(findFileProblem({ ...photo, kind: "heic" })).toContain("JPEG")
    expect(findFileProblem({ ...photo, kind: null })).toContain("WebM")
  })
})

it("sizes and lengths are written as people say them", () => {
  expect([100, 480_000, 4.84 * megabyte, 20 * megabyte].map(sizeText)).toEqual(["1 kB", "469 kB", "4.8 MB", "20 MB"])
  expect([5, 59.6, 95].map(durationText)).toEqual(["0:05", "1:00", "1:35"])
})

it("captions are WebVTT, and nothing else", async () => {
  const read = async (text: string) => (await readCaptions(new Blob([text]))).ok
  expect(await read("WEBVTT\n\n00:00.000 --> 00:02.000\nHello")).toBe(true)
  // With a mark of its byte order before it.
  expect(await read("\ufeffWEBVTT Danish\n")).toBe(true)
  expect(await read("1\n00:00:00,000 --> 00:00:02,000\nHello")).toBe(false)
  expect(await read("WEBVTTX")).toBe(false)
  expect(await read(`WEBVTT\n${"a".repeat(100_000)}`)).toBe(false)
})
