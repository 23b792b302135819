import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp, { type Sharp } from "sharp"
import { expect, it, onTestFinished } from "vitest"
import { photograph, withComment } from "../../../../test/hostile-files.ts"
import { processFile } from "./process-file.ts"

async function process(bytes: Buffer) {
  const dir = mkdtempSync(join(tmpdir(), "confetti-photo-"))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const path = join(dir, "sent")
  writeFileSync(path, bytes)
  const made = await processFile(path, "photo", dir)
  if (!made.ok || made.media.kind !== "photo") throw new Error(`no photo: ${JSON.stringify(made)}`)
  return { picture: made.media.picture, files: made.files }
}

const plain = (width: number, height: number, background = "#c00"): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })

/** A segment of a JPEG that IPTC is kept in, with a place in it. */
const iptc = Buffer.from("Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x0f\x1c\x02\x5a\0\x0aReykjavik1", "latin1")

function withSegment(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)])
}

it("comes in three widths and two formats, and never larger than it is", async () => {
  const large = await process(await plain(2000, 1500).jpeg().toBuffer())
  expect(large.picture).toMatchObject({
    id: "photo",
    width: 1440,
    height: 1080,
    widths: [480, 960, 1440],
  })
  expect(large.files.map(({ name, type }) => [name, type])).toEqual(
    [480, 960, 1440].flatMap((width) => [
      [`photo-${width}.avif`, "image/avif"],
      [`photo-${width}.webp`, "image/webp"],
    ]),
  )
  for (const { path, name } of large.files) {
    const { width, height } = await sharp(path).metadata()
    expect([name, height]).toEqual([name, Math.round((width * 3) / 4)])
  }
  expect((await process(await plain(700, 500).png().toBuffer())).picture.widths).toEqual([480, 700])
  expect((await process(await plain(100, 2000).webp().toBuffer())).picture).toMatchObject({ width: 100, height: 2000 })
})

it("loses every word and place that was kept in it", async () => {
  const gps = { GPSLatitudeRef: "N", GPSLatitude: "64/1 8/1 0/1", GPSLongitudeRef: "W", GPSLongitude: "21/1 56/1 0/1" }
  const exif = { IFD0: { Make: "Telltale", Artist: "Somebody", Copyright: "Telltale" }, IFD3: gps }
  const jpeg = await photograph(600, 400)
    .withExif(exif)
    .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'><place>Telltale</place></x:xmpmeta>")
    .withIccProfile("p3")
    .jpeg()
    .toBuffer()
  const sent = withComment(withSegment(jpeg, 0xed, iptc), "Telltale")
  const before = await sharp(sent).metadata()
  for (const kind of ["exif", "xmp", "icc", "iptc"] as const)
    expect([kind, before[kind]]).not.toEqual([kind, undefined])

  for (const { path, name } of (await process(sent)).files) {
    const { exif, xmp, icc, iptc, comments, orientation } = await sharp(path).metadata()
    expect({ name, exif, xmp, icc, iptc, comments, orientation }).toEqual({ name })
    const bytes = readFileSync(path)
    for (const word of ["Telltale", "Someone", "Reykjavik", "Exif", "xmpmeta", "8BIM"])
      expect([name, word, bytes.includes(word)]).toEqual([name, word, false])
  }
})

it("stands the way it was held", async () => {
  const lying = await plain(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  expect((await process(lying)).picture).toMatchObject({ width: 200, height: 400 })
})

/** The colour that is seen, as red, green and blue. */
async function colourOf(sent: Sharp): Promise<number[]> {
  const { files } = await process(await sent.toBuffer())
  return [...(await sharp(files.at(-1)?.path).resize(1, 1).raw().toBuffer())]
}

it("stands on white where it is clear", async () => {
  const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: "#0000" } })
  expect(await colourOf(clear.png())).toEqual([255, 255, 255])
})

it("keeps its colours from print and from grey", async () => {
  const [red = 0, green = 0] = await colourOf(plain(50, 50, "#f00").toColourspace("cmyk").jpeg())
  expect(red).toBeGreaterThan(200)
  expect(green).toBeLessThan(80)
  for (const value of await colourOf(plain(50, 50, "#808080").greyscale().jpeg())) expect(value).toBeCloseTo(128, -1)
})
