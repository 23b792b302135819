import type { IncomingMessage } from "node:http"
import { AppError } from "@confetti/contract/app-error"

/** Reads a body that is no text. Refused by what it says of its length before any of it is read, and by counting where it says nothing or too little. */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const tooLarge = new AppError("studio/picture-too-large", { limit })
  if (Number(request.headers["content-length"] ?? 0) > limit) throw tooLarge
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of request) {
      size += (chunk as Buffer).length
      if (size > limit) throw tooLarge
      chunks.push(chunk as Buffer)
    }
  } catch (error) {
    if (error === tooLarge) throw error
    // Whoever has gone away is no fault of ours.
    throw new AppError("request/malformed")
  }
  return Buffer.concat(chunks)
}
