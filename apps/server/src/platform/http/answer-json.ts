import type { IncomingMessage } from "node:http"
import { LRUCache } from "lru-cache"
import { chooseEncoding, compress, isWorthCompressing } from "./compress.ts"
import { corsHeaders } from "./cors.ts"

/** JSON text with the tag of its state. Equal tags mean equal text. What is a person's own is kept by no cache but theirs. */
export type TaggedJson = { json: string; tag: string; isPrivate?: boolean }

/** The same feed pages are asked for by everyone, so each is compressed once. */
const compressed = new LRUCache<string, Buffer<ArrayBuffer>>({ maxSize: 32 * 1024 * 1024 })

/** Answers a read: nothing when the client already has this state, compressed when it asks and that pays. */
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

/** Node sets aside three bytes a character to write a long text, and gets that memory anew each time; bytes it just sends. */
const longText = 16_384

function bodyOf(json: string): string | Uint8Array<ArrayBuffer> {
  return json.length > longText ? Buffer.from(json) : json
}

/** Whether the client's `if-none-match` names this state; weak and strong tags count alike for reads. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === "*") return true
  const bare = etag.replace(/^W\//, "")
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === bare)
}
