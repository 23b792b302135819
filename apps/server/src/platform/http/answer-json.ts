import type { IncomingMessage } from "node:http"
import { LRUCache } from "lru-cache"
import { chooseEncoding, compress, isWorthCompressing } from "./compress.ts"
import { corsHeaders } from "./cors.ts"

/** JSON text with an ETag for its state. Private ones are cached only by the client. */
export type TaggedJson = { json: string; tag: string; isPrivate?: boolean }

/** Compressed bodies of shared reads, such as feed pages. */
const compressed = new LRUCache<string, Buffer<ArrayBuffer>>({ maxSize: 32 * 1024 * 1024 })

/** Answers a read: 304 if the client has this state, compressed if that pays. */
export function answerJson(
  request: IncomingMessage,
  { json, tag, isPrivate = false }: TaggedJson,
): Response | Promise<Response> {
  const etag = `W/"${tag}"`
  const headers = {
    ...corsHeaders,
    "content-type": "application/json; charset=utf-8",
    "cache-control": isPrivate ? "private, no-cache" : "no-cache",
    vary: isPrivate ? "accept-encoding, authorization, cookie" : "accept-encoding",
    etag,
  }
  if (isKnown(request.headers["if-none-match"], etag)) return new Response(null, { status: 304, headers })
  const encoding = isWorthCompressing(json.length) ? chooseEncoding(request.headers["accept-encoding"]) : null
  if (!encoding) return new Response(bodyOf(json), { status: 200, headers })
  const key = `${encoding} ${request.url} ${tag}`
  const ready = isPrivate ? undefined : compressed.get(key)
  const encoded = { ...headers, "content-encoding": encoding }
  if (ready) return new Response(ready, { status: 200, headers: encoded })
  return compress(json, encoding).then((body) => {
    if (!isPrivate) compressed.set(key, body, { size: body.length })
    return new Response(body, { status: 200, headers: encoded })
  })
}

/** Characters: Node allocates three bytes each to send a long text; bytes are sent directly. */
const longText = 16_384

function bodyOf(json: string): string | Uint8Array<ArrayBuffer> {
  return json.length > longText ? Buffer.from(json) : json
}

/** Whether `if-none-match` names this state; weak and strong tags are equal for reads. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === "*") return true
  const bare = etag.replace(/^W\//, "")
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === bare)
}
