import type { IncomingMessage } from "node:http"
import { AppError } from "@confetti/contract/app-error"
import type { Room } from "./large-bodies.ts"
import { mustBeStorable } from "./storable-text.ts"

export const usualBodyLimit = 64 * 1024

/** Milliseconds without data after which a large body is dropped, to free its room. */
const longestPause = 15_000

type Reading = {
  limit?: number
  room?: Room | undefined
}

/** Reads a body as text that PostgreSQL can store. */
export async function readBody(request: IncomingMessage, reading?: Reading): Promise<string> {
  const text = await readAnyBody(request, reading)
  mustBeStorable(text)
  return text
}

/** Reads a body as text without that check. */
export async function readAnyBody(request: IncomingMessage, reading?: Reading): Promise<string> {
  return String(await readBytes(request, reading))
}

/** Reads a body. Oversized ones are refused by `content-length`, or by counting, so that never more than the limit is held. */
export function readBytes(request: IncomingMessage, { limit = usualBodyLimit, room }: Reading = {}): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // A disconnected client gets no answer, but its caller must not wait for ever.
    const goneAway = (): void => reject(new AppError("request/malformed"))
    // "close" was emitted before we listened.
    if (request.destroyed) return goneAway()
    if (Number(request.headers["content-length"] ?? 0) > limit) return reject(tooLarge(limit))
    const pause = room && setTimeout(() => refuse(new AppError("request/malformed")), longestPause)
    const chunks: Buffer[] = []
    let size = 0
    const keep = (chunk: Buffer): void => {
      size += chunk.length
      if (size > limit) return refuse(tooLarge(limit))
      try {
        room?.take(chunk.length)
      } catch (error) {
        return refuse(error)
      }
      pause?.refresh()
      chunks.push(chunk)
    }
    const refuse = (error: unknown): void => {
      clearTimeout(pause)
      // Discards the rest.
      request.off("data", keep)
      request.resume()
      reject(error)
    }
    request.on("data", keep)
    request.on("end", () => {
      clearTimeout(pause)
      // Creating an error costs a stack trace, so only if needed.
      request.off("close", goneAway)
      resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks))
    })
    request.on("error", goneAway)
    request.on("close", goneAway)
  })
}

function tooLarge(limit: number): AppError {
  return new AppError("request/too-large", { limit })
}

export function parseObject(text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new AppError("request/malformed", {}, "The request's body is not JSON.")
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw new AppError("request/malformed", {}, "The request's body must be a JSON object.")
}
