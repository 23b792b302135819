import type { IncomingMessage } from "node:http"
import { AppError } from "@confetti/contract/app-error"
import { mustBeStorable } from "./storable-text.ts"

/** What a request's body may weigh where nothing else is said, in bytes. */
export const usualBodyLimit = 64 * 1024

/** Reads a whole body as text that can be kept. */
export async function readBody(request: IncomingMessage, limit: number = usualBodyLimit): Promise<string> {
  const text = await readAnyBody(request, limit)
  mustBeStorable(text)
  return text
}

/**
 * Reads a whole body as it comes, for who cleans its text themselves. Refuses by `content-length` before reading, and by counting where there is none, so that
 * never more than the limit is held.
 */
export function readAnyBody(request: IncomingMessage, limit: number = usualBodyLimit): Promise<string> {
  return new Promise((resolve, reject) => {
    // Whoever has gone away cannot be told, and is no fault of ours; whoever waits for the body must not wait for ever.
    const goneAway = (): void => reject(new AppError("request/malformed"))
    // Its "close" was emitted before anybody listened.
    if (request.destroyed) return goneAway()
    if (Number(request.headers["content-length"] ?? 0) > limit) return reject(tooLarge(limit))
    const chunks: Buffer[] = []
    let size = 0
    request.on("data", (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
      else reject(tooLarge(limit))
    })
    request.on("end", () => {
      // An error takes a stack trace to make: not for every request that ends as it should.
      request.off("close", goneAway)
      resolve(chunks.length === 1 ? String(chunks[0]) : Buffer.concat(chunks).toString())
    })
    request.on("error", goneAway)
    request.on("close", goneAway)
  })
}

function tooLarge(limit: number): AppError {
  return new AppError("request/too-large", { limit })
}

/** The JSON object in a body. */
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
