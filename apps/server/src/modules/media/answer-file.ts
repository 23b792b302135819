import { createReadStream } from "node:fs"
import { readFile, stat } from "node:fs/promises"
import type { IncomingMessage } from "node:http"
import { basename } from "node:path"
import { Readable } from "node:stream"
import { isKnown } from "../../platform/http/answer-json.ts"
import { type ByteRange, readRange } from "../../platform/http/byte-range.ts"
import { immutable, mediaType } from "./media-type.ts"

/** Larger files are streamed. */
const readAtOnce = 1024 * 1024

/** Serves a content-addressed file, whole or in part, cached for ever. */
export async function answerFile(request: IncomingMessage, path: string): Promise<Response> {
  const { size } = await stat(path)
  const etag = `"${basename(path)}-${size.toString(36)}"`
  const headers: Record<string, string> = {
    "content-type": mediaType(path),
    "cache-control": immutable,
    "accept-ranges": "bytes",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    etag,
  }
  if (isKnown(request.headers["if-none-match"], etag)) return new Response(null, { status: 304, headers })
  const ifRange = request.headers["if-range"]
  const range = ifRange === undefined || ifRange === etag ? readRange(request.headers.range, size) : null
  if (range === "unsatisfiable") {
    return new Response(null, { status: 416, headers: { ...headers, "content-range": `bytes */${size}` } })
  }
  const part = range ?? { start: 0, end: size - 1 }
  headers["content-length"] = String(part.end - part.start + 1)
  if (range) headers["content-range"] = `bytes ${range.start}-${range.end}/${size}`
  const body = request.method === "HEAD" ? null : await bodyOf(path, part, size)
  return new Response(body, { status: range ? 206 : 200, headers })
}

async function bodyOf(path: string, part: ByteRange, size: number): Promise<BodyInit> {
  if (size > readAtOnce) return Readable.toWeb(createReadStream(path, part)) as ReadableStream<Uint8Array>
  const bytes = await readFile(path)
  return bytes.subarray(part.start, part.end + 1) as Uint8Array<ArrayBuffer>
}
