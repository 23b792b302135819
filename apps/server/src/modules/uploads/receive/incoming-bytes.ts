import type { IncomingMessage } from "node:http"
import { PassThrough, Readable } from "node:stream"

/** A request's body as a stream that ends, without an error, when the connection breaks: received bytes are kept. */
export function incomingBytes(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const bytes = new PassThrough()
  const end = (): void => void (bytes.writableEnded || bytes.end())
  incoming.on("error", end)
  incoming.on("close", end)
  incoming.pipe(bytes)
  if (incoming.destroyed) end()
  return Readable.toWeb(bytes) as ReadableStream<Uint8Array>
}
