import { randomBytes, randomFillSync } from "node:crypto"
import { constants, crc32, deflateRawSync } from "node:zlib"

/** Bytes of a nonce; its text always has `nonceLength` characters, so that it fits the placeholder. */
const bytes = 18

export const nonceLength = 24

/** The placeholder of nonces in a page. Random, so that no content can imitate it. */
export const nonceMark = `nonce-${randomBytes(bytes).toString("base64url")}`

/** A pool, because random bytes are cheap in bulk. */
const pool = Buffer.alloc(bytes * 256)

let used = pool.length

export type NonceTemplate = {
  plain: (nonce: string) => Buffer<ArrayBuffer>
  gzip: (nonce: string) => Buffer<ArrayBuffer>
  bytes: number
}

/**
 * A compressed page whose nonce can be exchanged. Gzip consists of a header, deflate blocks and a checksum. Constant pieces are compressed
 * once, each byte-aligned and self-contained; the nonces between them are stored blocks. A response is a copy with the nonce and the
 * checksum filled in.
 */
export function nonceTemplate(html: string): NonceTemplate {
  const pieces = html.split(nonceMark).map((piece) => Buffer.from(piece))
  const plain = patchable(pieces, (piece) => piece, Buffer.alloc(0), Buffer.alloc(nonceLength))
  const packed = patchable(pieces, deflate, gzipHeader, storedBlock)
  const size = plain.buffer.length
  const trailer = Buffer.alloc(lastBlock.length + 8)
  lastBlock.copy(trailer)
  trailer.writeUInt32LE(size, lastBlock.length + 4)
  const gzipBuffer = Buffer.concat([packed.buffer, trailer])
  const gzipPlaces = packed.places.map((place) => place + storedBlock.length - nonceLength)
  const checksumAt = gzipBuffer.length - 8

  return {
    bytes: size + gzipBuffer.length,
    plain: (nonce) => withNonce(plain.buffer, plain.places, nonce),
    gzip: (nonce) => {
      const buffer = withNonce(gzipBuffer, gzipPlaces, nonce)
      buffer.writeUInt32LE(checksum(pieces, nonce), checksumAt)
      return buffer
    },
  }
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3])
/** A stored deflate block: type, length, its complement, and room for the nonce. */
const storedBlock = Buffer.alloc(5 + nonceLength)
storedBlock.writeUInt16LE(nonceLength, 1)
storedBlock.writeUInt16LE(0xffff ^ nonceLength, 3)
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff])

function deflate(piece: Buffer): Buffer {
  return deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
}

function patchable(pieces: Buffer[], encode: (piece: Buffer) => Buffer, head: Buffer, room: Buffer) {
  const parts = [head]
  const places: number[] = []
  let length = head.length
  for (const [at, piece] of pieces.entries()) {
    if (at > 0) {
      places.push(length)
      parts.push(room)
      length += room.length
    }
    const encoded = encode(piece)
    parts.push(encoded)
    length += encoded.length
  }
  return { buffer: Buffer.concat(parts), places }
}

function withNonce(template: Buffer, places: readonly number[], nonce: string): Buffer<ArrayBuffer> {
  const buffer = Buffer.allocUnsafe(template.length)
  template.copy(buffer)
  for (const place of places) buffer.write(nonce, place, "latin1")
  return buffer
}

function checksum(pieces: readonly Buffer[], nonce: string): number {
  let sum = 0
  for (const [at, piece] of pieces.entries()) sum = crc32(piece, at > 0 ? crc32(nonce, sum) : sum)
  return sum
}

export function freshNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += bytes
  return pool.toString("base64url", used - bytes, used)
}
