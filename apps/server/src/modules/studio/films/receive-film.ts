import { createHash } from "node:crypto"
import { createWriteStream } from "node:fs"
import type { IncomingMessage } from "node:http"
import { Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import { AppError } from "@confetti/contract/app-error"
import { mostBytes } from "@confetti/domain/uploads/upload-limits"

const largestFilm = mostBytes.clip

/** Writes a body to a file and returns its hash. The size is checked by the declared length and while reading. */
export async function receiveFilm(request: IncomingMessage, path: string): Promise<string> {
  const tooLarge = new AppError("studio/film-too-large", { limit: largestFilm })
  if (Number(request.headers["content-length"] ?? 0) > largestFilm) throw tooLarge
  const hash = createHash("sha256")
  let size = 0
  const counted = new Transform({
    transform(part: Buffer, _encoding, done) {
      size += part.length
      hash.update(part)
      done(size > largestFilm ? tooLarge : null, part)
    },
  })
  try {
    await pipeline(request, counted, createWriteStream(path, { mode: 0o600 }))
  } catch (error) {
    if (error === tooLarge) throw error
    // The client disconnected.
    throw new AppError("request/malformed")
  }
  return hash.digest("hex")
}
