import { open } from "node:fs/promises"

/** What the index of an MP4 says of it. Sides are pixels as they are shown, the length is in seconds. */
export type Mp4 = { duration: number; width: number; height: number; hasSound: boolean }

/** The index stands at the beginning of a file that plays before it is whole, and an editor's own is small. */
const mostRead = 4 * 1024 * 1024

/** Boxes that hold boxes, and how many bytes stand before the first of them. */
const containers: Record<string, number> = { moov: 0, trak: 0, mdia: 0, minf: 0, stbl: 0, stsd: 8, avc1: 78 }

/** 8-bit 4:2:0 by name: baseline, main and high. */
const profiles = new Set([66, 77, 100])

/**
 * Reads a film that every browser plays as it is: one picture in H.264, at most one sound in AAC, in an MP4 that begins with its index,
 * upright, with nothing told about where it was made. Null for all others. It needs no tool, so that a machine without ffmpeg has what was made on another.
 */
export async function readMp4(path: string): Promise<Mp4 | null> {
  const head = await readHead(path)
  try {
    return readIndex(head)
  } catch (error) {
    // It says that a box ends where the file does not.
    if (error instanceof RangeError) return null
    throw error
  }
}

function readIndex(head: Buffer): Mp4 | null {
  const found = new Map<string, Buffer[]>()
  for (const [name, content] of boxesOf(head)) found.set(name, [...(found.get(name) ?? []), content])
  const [header, ...headers] = found.get("mvhd") ?? []
  const [picture, ...pictures] = found.get("avc1") ?? []
  const [settings] = found.get("avcC") ?? []
  const sounds = found.get("mp4a") ?? []
  const tracks = found.get("tkhd") ?? []
  const isPlain = header?.[0] === 0 && headers.length === 0 && pictures.length === 0 && sounds.length < 2
  if (!isPlain || !picture || !settings || !profiles.has(settings.readUInt8(1))) return null
  if (tracks.length !== 1 + sounds.length || !tracks.every(isUpright)) return null
  if (found.has("uuid") || found.has("meta") || !(found.get("udta") ?? []).every(isEmpty)) return null
  return {
    duration: header.readUInt32BE(16) / header.readUInt32BE(12),
    width: picture.readUInt16BE(24),
    height: picture.readUInt16BE(26),
    hasSound: sounds.length === 1,
  }
}

/** User data hold where and with what a film was made; ffmpeg writes an empty list of them. */
function isEmpty(userData: Buffer): boolean {
  return userData.length < 100 && userData.toString("latin1").endsWith("\0\0\0\x08ilst")
}

/** The first and the last number of the matrix are those of a picture that is not turned. */
function isUpright(track: Buffer): boolean {
  return track[0] === 0 && track.readInt32BE(40) === 0x10000 && track.readInt32BE(44) === 0
}

/** All boxes up to the film's own bytes, outer before inner. None where those stand before the index. */
function* boxesOf(bytes: Buffer): Generator<[name: string, content: Buffer]> {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at)
    const name = bytes.toString("latin1", at + 4, at + 8)
    if (size < 8 || name === "mdat") return
    const content = bytes.subarray(at + 8, at + size)
    yield [name, content]
    const skipped = containers[name]
    if (skipped !== undefined) yield* boxesOf(content.subarray(skipped))
    at += size
  }
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(size, mostRead)))
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
