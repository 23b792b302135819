import { open } from "node:fs/promises"

/** An MP4's index: displayed size in pixels, duration in seconds. */
export type Mp4 = { duration: number; width: number; height: number; hasSound: boolean }

/** The index is at the beginning of a streamable file, and an editor's file is small. */
const mostRead = 4 * 1024 * 1024

/** Boxes that contain boxes, with the bytes before the first of them. */
const containers: Record<string, number> = { moov: 0, trak: 0, mdia: 0, minf: 0, stbl: 0, stsd: 8, avc1: 78 }

/** 8-bit 4:2:0 profiles: baseline, main and high. */
const profiles = new Set([66, 77, 100])

/**
 * Reads a film that every browser plays: H.264 with optional AAC in an MP4 with its index first, upright, without location metadata. Null
 * for all others. It needs no ffmpeg, so that machines without it can use films made elsewhere.
 */
export async function readMp4(path: string): Promise<Mp4 | null> {
  const head = await readHead(path)
  try {
    return readIndex(head)
  } catch (error) {
    // A box claims to end after the file.
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

/** User data can reveal where a film was made; ffmpeg writes an empty list. */
function isEmpty(userData: Buffer): boolean {
  return userData.length < 100 && userData.toString("latin1").endsWith("\0\0\0\x08ilst")
}

/** An unrotated matrix has 1 in its first and last place. */
function isUpright(track: Buffer): boolean {
  return track[0] === 0 && track.readInt32BE(40) === 0x10000 && track.readInt32BE(44) === 0
}

/** All boxes before the media data, parents first. None if the index comes after it. */
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
