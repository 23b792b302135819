import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { crc32, deflateSync } from "node:zlib"
import type { FileProblem, UploadKind } from "@confetti/domain/uploads/upload-limits"
import sharp from "sharp"
import { runTool } from "../src/modules/media/run-tool.ts"

/** A file that somebody could send, and what must be said of it; null where it is used, cleaned. */
export type HostileFile = { name: string; kind: UploadKind; flaw: FileProblem | null; bytes: Buffer }

/** The payload hidden behind the picture of a polyglot file. */
export const payload = "<script>alert(document.domain)</script>"

/** Photos that should end rejected, each with its problem, or used without what is hidden in them. */
export async function hostilePhotos(): Promise<HostileFile[]> {
  const jpeg = await photograph(320, 240).jpeg().toBuffer()
  const png = await photograph(64, 64).png().toBuffer()
  const webp = await photograph(64, 64).webp().toBuffer()
  const avif = await photograph(64, 64).avif().toBuffer()
  const photo = (name: string, problem: FileProblem | null, bytes: Buffer): HostileFile => ({
    name,
    kind: "photo",
    flaw: problem,
    bytes,
  })
  return [
    photo("bomb.png", "too-many-pixels", pngOf(60_000, 60_000, Buffer.alloc(1000))),
    // Says it is small enough, and unpacks to a hundred times what its size needs.
    photo("swollen.png", null, pngOf(400, 300, Buffer.alloc(50_000_000))),
    photo("short.png", "broken", pngOf(5000, 5000, Buffer.alloc(1000))),
    photo("strip.png", "too-many-pixels", pngOf(1, 60_000, Buffer.alloc(120_000))),
    photo("thin.png", "not-a-photo", pngOf(10, 2000, Buffer.alloc(62_000))),
    photo("none.png", "broken", pngOf(0, 0, Buffer.alloc(10))),
    photo("html.jpg", null, Buffer.concat([jpeg, Buffer.from(payload)])),
    photo("zip.jpg", null, Buffer.concat([jpeg, zipOf(payload)])),
    photo("comment.jpg", null, withComment(jpeg, `*/${payload}/*`)),
    // As some cameras write it; and the same with its last rows missing.
    photo("endless.jpg", null, (await photograph(320, 240).jpeg({ progressive: true }).toBuffer()).subarray(0, -2)),
    photo("nearly.jpg", "broken", (await photograph(320, 240).jpeg({ progressive: true }).toBuffer()).subarray(0, -40)),
    photo("half.jpg", "broken", jpeg.subarray(0, jpeg.length / 2)),
    photo("half.png", "broken", png.subarray(0, png.length / 2)),
    photo("half.webp", "broken", webp.subarray(0, webp.length / 2)),
    photo("half.avif", "broken", avif.subarray(0, avif.length - 40)),
    photo("head.jpg", "broken", jpeg.subarray(0, 20)),
    photo("scans.jpg", "broken", await jpegOfScans(1500)),
    photo("noise.jpg", "broken", Buffer.concat([jpeg.subarray(0, 3), noise(20_000)])),
    photo("frames.gif", "not-a-photo", gifOf(10_000)),
    photo("frames.webp", "not-a-photo", await movingWebp()),
    photo("iphone.heic", "not-a-photo", heicHeader()),
    photo("script.svg", "not-a-photo", Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${payload}</svg>`)),
    photo("svg.jpg", "not-a-photo", Buffer.from('<?xml version="1.0"?><svg><image href="/etc/passwd"/></svg>')),
    photo("zip-named.jpg", "not-a-photo", zipOf("photo")),
    photo("script.jpg", "not-a-photo", Buffer.from("push graphic-context\nimage over 0,0 0,0 'https://a.test'\n")),
    photo("text.jpg", "not-a-photo", Buffer.from("Not a photo at all.")),
    photo("page.pdf", "not-a-photo", Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n")),
    photo("tiff.jpg", "not-a-photo", await photograph(64, 64).tiff().toBuffer()),
    photo("empty.jpg", "not-a-photo", Buffer.alloc(0)),
  ]
}

/** Clips that should end rejected. `dir` is where the tools write, and where another's file lies that one of them refers to. */
export async function hostileClips(dir: string): Promise<HostileFile[]> {
  const made = async (name: string, ...args: string[]): Promise<Buffer> => {
    await runTool("ffmpeg", ["-v", "error", "-y", ...args, join(dir, name)])
    return readFileSync(join(dir, name))
  }
  const test = (size: string, seconds: number) => [
    "-f",
    "lavfi",
    "-i",
    `testsrc=duration=${seconds}:size=${size}:rate=10`,
  ]
  const h264 = ["-c:v", "libx264", "-pix_fmt", "yuv420p", "-preset", "ultrafast"]
  const vp8 = ["-c:v", "libvpx", "-b:v", "50k", "-deadline", "realtime", "-cpu-used", "8"]
  const whole = await made("whole.mp4", ...test("320x240", 4), ...h264)
  const fast = await made("fast.mp4", ...test("320x240", 4), ...h264, "-movflags", "+faststart")
  const webm = await made("whole.webm", ...test("64x48", 4), ...vp8)
  const minute = await made("minute.webm", ...test("64x48", 62), ...vp8)
  const clip = (name: string, problem: FileProblem | null, bytes: Buffer): HostileFile => ({
    name,
    kind: "clip",
    flaw: problem,
    bytes,
  })
  const secret = join(dir, "secret.mp4")
  writeFileSync(secret, whole)
  const playlist = `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\nfile://${secret}\n#EXT-X-ENDLIST\n`
  return [
    clip("playlist.mp4", "not-a-clip", Buffer.from(playlist)),
    clip("concat.mp4", "not-a-clip", Buffer.from(`ffconcat version 1.0\nfile ${secret}\n`)),
    clip(
      "sdp.mp4",
      "not-a-clip",
      Buffer.from("v=0\no=- 0 0 IN IP4 127.0.0.1\nc=IN IP4 127.0.0.1\nm=video 9 RTP/AVP 96\n"),
    ),
    clip("subtitles.mp4", "not-a-clip", Buffer.from("WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n")),
    clip("refers.mp4", "broken", referringTo(whole, secret)),
    clip("no-index.mp4", "broken", whole.subarray(0, whole.length * 0.5)),
    clip("half.mp4", "broken", fast.subarray(0, fast.length * 0.5)),
    clip("half.webm", "broken", webm.subarray(0, webm.length * 0.7)),
    clip("noise.mp4", "broken", Buffer.concat([whole.subarray(0, 48), noise(100_000)])),
    clip("two-hours.mp4", "too-long", lasting(whole, 7200)),
    clip("long.mp4", "too-long", await made("long.mp4", ...test("64x48", 62), ...h264)),
    // Says it lasts a second, and goes on for more than a minute.
    clip("liar.webm", "too-long", lastingOneSecond(minute)),
    // Its size is what its pictures have, and not what its index says.
    clip("absurd.mp4", null, sized(whole, 60_000, 60_000)),
    clip("huge.mp4", "too-many-pixels", await made("huge.mp4", ...test("8192x32", 0.2), ...h264)),
    clip("strip.mp4", "not-a-clip", await made("strip.mp4", ...test("2048x16", 0.2), ...h264)),
    clip("sound.mp4", "not-a-clip", await made("sound.mp4", "-f", "lavfi", "-i", "sine=duration=1", "-c:a", "aac")),
    clip("sound.m4a", "not-a-clip", await made("sound.m4a", "-f", "lavfi", "-i", "sine=duration=1", "-c:a", "aac")),
    clip("moving.gif", "not-a-clip", gifOf(100)),
    clip("film.avi", "not-a-clip", await made("film.avi", ...test("64x48", 1), "-c:v", "mpeg4")),
    clip("rare.mkv", "broken", await made("rare.mkv", ...test("64x48", 1), "-c:v", "ffv1")),
    clip("photo.mp4", "not-a-clip", await photograph(64, 64).jpeg().toBuffer()),
    clip("text.mp4", "not-a-clip", Buffer.from("Not a clip at all.")),
    clip("empty.mp4", "not-a-clip", Buffer.alloc(0)),
  ]
}

/** Something with edges and shades, the same each time. */
export function photograph(width: number, height: number) {
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 7 + (at % 1009) * 13) % 256)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** A progressive JPEG whose last scan comes so many times: each goes over the whole picture. */
export async function jpegOfScans(scans: number, picture = photograph(320, 240)): Promise<Buffer> {
  const jpeg = await picture.greyscale().jpeg({ progressive: true }).toBuffer()
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = jpeg.subarray(last, -2)
  return Buffer.concat([jpeg.subarray(0, last), ...Array.from({ length: scans }, () => scan), jpeg.subarray(-2)])
}

function noise(length: number): Buffer {
  return Buffer.from(Uint8Array.from({ length }, (_, at) => (at * 73 + ((at * at) >> 3) * 151) % 256))
}

/** A PNG of 8-bit RGB with this for its unpacked pixels, be they enough or not. */
function pngOf(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunks = [chunk("IHDR", header), chunk("IDAT", deflateSync(pixels)), chunk("IEND", Buffer.alloc(0))]
  return Buffer.concat([signature, ...chunks])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  return Buffer.concat([number(data.length), named, number(crc32(named))])
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** A ZIP with one stored file. */
function zipOf(content: string): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50)
  head.writeUInt16LE(10, 4)
  head.writeUInt32LE(crc32(content), 14)
  head.writeUInt32LE(content.length, 18)
  head.writeUInt32LE(content.length, 22)
  head.writeUInt16LE(1, 26)
  return Buffer.concat([head, Buffer.from(`a${content}`)])
}

/** A JPEG with a comment right behind its beginning. */
export function withComment(jpeg: Buffer, comment: string): Buffer {
  const segment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 0]), Buffer.from(comment)])
  segment.writeUInt16BE(segment.length - 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}

/** A GIF of one pixel, so many times. */
function gifOf(frames: number): Buffer {
  const head = Buffer.from([...Buffer.from("GIF89a"), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255])
  const frame = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}

async function movingWebp(): Promise<Buffer> {
  const pages = await Promise.all(
    ["#f00", "#00f"].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(pages, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
}

/** The first bytes of a phone's HEIC, and nothing after them. */
function heicHeader(): Buffer {
  const brands = Buffer.from("ftypheic\0\0\0\0mif1heic")
  return Buffer.concat([number(brands.length + 4), brands, number(8), Buffer.from("meta"), noise(500)])
}

/** The same film, its index changed: where a field of a box begins, counted from the box's name. */
function edited(film: Buffer, box: string, change: (film: Buffer, at: number) => void): Buffer {
  const copy = Buffer.from(film)
  for (let at = copy.indexOf(box); at >= 0; at = copy.indexOf(box, at + 4)) change(copy, at)
  return copy
}

/** The film and its tracks say that they last so many seconds. */
function lasting(film: Buffer, seconds: number): Buffer {
  // Version and flags, two dates, then the units of a second, then the length in those.
  const lengthen = (copy: Buffer, at: number) => copy.writeUInt32BE(seconds * copy.readUInt32BE(at + 16), at + 20)
  const byMovie = edited(film, "mvhd", lengthen)
  const byMedia = edited(byMovie, "mdhd", lengthen)
  const unit = film.readUInt32BE(film.indexOf("mvhd") + 16)
  const byTrack = edited(byMedia, "tkhd", (copy, at) => copy.writeUInt32BE(seconds * unit, at + 24))
  // Its one edit, which says how much of the media is shown.
  return edited(byTrack, "elst", (copy, at) => copy.writeUInt32BE(seconds * unit, at + 12))
}

/** Matroska keeps its length as a number of milliseconds behind the mark 44 89, and the number's own length. */
function lastingOneSecond(film: Buffer): Buffer {
  const copy = Buffer.from(film)
  copy.writeDoubleBE(1000, copy.indexOf(Buffer.from([0x44, 0x89, 0x88])) + 3)
  return copy
}

/** The index says that the picture is so large. */
function sized(film: Buffer, width: number, height: number): Buffer {
  const inSamples = edited(film, "avc1", (copy, at) => {
    if (copy.readUInt16BE(at + 10) !== 1) return
    copy.writeUInt16BE(width, at + 28)
    copy.writeUInt16BE(height, at + 30)
  })
  return edited(inSamples, "tkhd", (copy, at) => {
    copy.writeUInt32BE(width * 0x10000, at + 80)
    copy.writeUInt32BE(height * 0x10000, at + 84)
  })
}

/** The film with its pictures' bytes in another file, by an address in its index. Its own are gone. */
function referringTo(film: Buffer, path: string): Buffer {
  const address = Buffer.from(`file://${path}\0`)
  const entry = Buffer.concat([number(12 + address.length), Buffer.from("url \0\0\0\0"), address])
  // `url ` with flag 1 means: in this file. It stands alone in its list, and all boxes around it grow.
  const at = film.indexOf("url ")
  const grown = Buffer.concat([film.subarray(0, at - 4), entry, film.subarray(at + 8)])
  const more = entry.length - 12
  for (const box of ["moov", "trak", "mdia", "minf", "dinf", "dref"]) {
    const place = grown.indexOf(box)
    grown.writeUInt32BE(grown.readUInt32BE(place - 4) + more, place - 4)
  }
  const media = grown.indexOf("mdat")
  return grown.fill(0, media + 4, media - 4 + grown.readUInt32BE(media - 4))
}
