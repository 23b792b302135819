import type { IncomingMessage } from "node:http"
import { PassThrough, Readable } from "node:stream"

/** The bytes of a request's body. Where the line breaks they end, and no error is made of it: what has arrived is kept. */
export function incomingBytes(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const bytes = new PassThrough()
  const end = (): void => void (bytes.writableEnded || bytes.end())
  incoming.on("error", end)
  incoming.on("close", end)
  incoming.pipe(bytes)
  if (incoming.destroyed) end()
  return Readable.toWeb(bytes) as ReadableStream<Uint8Array>
}
