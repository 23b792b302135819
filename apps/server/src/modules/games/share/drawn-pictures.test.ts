import { expect, it } from "vitest"
import { createDrawnPictures } from "./drawn-pictures.ts"

/** Drawings that end when they are told to. */
function openDrawings() {
  const open: (() => void)[] = []
  let begun = 0
  const draw = (): Promise<Buffer> => {
    begun += 1
    return new Promise((resolve) => open.push(() => resolve(Buffer.from("picture"))))
  }
  const settle = async (): Promise<void> => {
    while (open.length > 0) {
      for (const end of open.splice(0)) end()
      await new Promise(setImmediate)
    }
  }
  return { draw, settle, begun: () => begun }
}

it("draws two at once, and all in the end", async () => {
  const pictures = createDrawnPictures()
  const { draw, settle, begun } = openDrawings()
  const all = Promise.all(Array.from({ length: 20 }, (_, at) => pictures.get(String(at), draw)))
  expect(begun()).toBe(2)
  await settle()
  expect(await all).toHaveLength(20)
  expect(begun()).toBe(20)
})

it("draws for a crowd once, and keeps it", async () => {
  const pictures = createDrawnPictures()
  const { draw, settle, begun } = openDrawings()
  const all = Promise.all(Array.from({ length: 200 }, () => pictures.get("same", draw)))
  await settle()
  await all
  await pictures.get("same", draw)
  expect([begun(), pictures.has("same")]).toEqual([1, true])
})

it("turns away whom it would keep waiting for long, and goes on", async () => {
  const pictures = createDrawnPictures()
  const { draw, settle, begun } = openDrawings()
  const asked = Array.from({ length: 100 }, (_, at) => pictures.get(String(at), draw))
  const outcomes = Promise.allSettled(asked)
  await settle()
  const refused = (await outcomes).filter(({ status }) => status === "rejected")
  expect([refused.length, begun()]).toEqual([68, 32])
  const next = pictures.get("next", draw)
  await settle()
  expect(String(await next)).toBe("picture")
})

it("keeps no more than so many bytes, and nothing that could not be drawn", async () => {
  const pictures = createDrawnPictures()
  await expect(pictures.get("bad", () => Promise.reject(new Error("no")))).rejects.toThrow("no")
  expect(pictures.has("bad")).toBe(false)
  const large = Buffer.alloc(1024 * 1024)
  for (let at = 0; at < 20; at += 1) await pictures.get(String(at), () => Promise.resolve(large))
  expect([pictures.has("0"), pictures.has("19")]).toEqual([false, true])
})
