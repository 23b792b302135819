import type { IncomingMessage } from "node:http"
import { AppError } from "@confetti/contract/app-error"
import type { Room } from "./large-bodies.ts"
import { mustBeStorable } from "./storable-text.ts"

export const usualBodyLimit = 64 * 1024

/** A large body that stops coming is given up after so many milliseconds, so that it keeps its room from nobody. */
const longestPause = 15_000

type Reading = {
  limit?: number
  room?: Room | undefined
}

/** Reads a whole body as text that can be kept. */
export async function readBody(request: IncomingMessage, reading?: Reading): Promise<string> {
  const text = await readAnyBody(request, reading)
  mustBeStorable(text)
  return text
}

/** Reads a whole body as text as it comes, for who cleans it themselves. */
export async function readAnyBody(request: IncomingMessage, reading?: Reading): Promise<string> {
  return String(await readBytes(request, reading))
}

/** Reads a whole body. Refuses by `content-length` before reading, and by counting where there is none, so that never more than the limit is held. */
export function readBytes(request: IncomingMessage, { limit = usualBodyLimit, room }: Reading = {}): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Whoever has gone away cannot be told, and is no fault of ours; whoever waits for the body must not wait for ever.
    const goneAway = (): void => reject(new AppError("request/malformed"))
    // Its "close" was emitted before anybody listened.
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
      // The rest is read to nowhere.
      request.off("data", keep)
      request.resume()
      reject(error)
    }
    request.on("data", keep)
    request.on("end", () => {
      clearTimeout(pause)
      // An error takes a stack trace to make: not for every request that ends as it should.
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
