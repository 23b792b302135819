import type { IncomingMessage } from "node:http"
import { Readable } from "node:stream"
import { AppError } from "@confetti/contract/app-error"
import { hasRole } from "@confetti/domain/editors/roles"
import type { Hono } from "hono"
import { identify } from "../../../platform/auth/identify.ts"
import { isStudioOpen } from "../../../platform/auth/require-user.ts"
import { isKnown } from "../../../platform/http/answer-json.ts"
import { readRange } from "../../../platform/http/byte-range.ts"
import { type RouteRequest, route } from "../../../platform/http/route.ts"
import type { ServerEnv } from "../../../platform/http/server-env.ts"
import type { Services } from "../../../platform/services.ts"
import { findFile, type ServedFile } from "../files-store.ts"
import { madeKey, typeOfMade } from "../keys.ts"
import { whoSees } from "./who-sees.ts"

const prefix = "/media/u/"

/**
 * `/media/u/{name}`: made files of photos and clips. Permission is checked on every request, also by caches, so that a removed file is gone
 * at once.
 */
export function mediaRoutes(app: Hono<ServerEnv>, services: Services): void {
  const budget = services.rateLimits.limit("upload-media", services.config.RATE_LIMIT_MEDIA)
  const options = { name: "upload-media", methods: ["GET", "HEAD"], budget }
  app.all(
    `${prefix}*`,
    route(services, options, async (request) => {
      const name = request.path.slice(prefix.length)
      const type = typeOfMade(name)
      if (type === null) throw new AppError("request/unknown-file")
      const file = await findFile(services.pool, name)
      // Names can't be guessed, so there was a file.
      if (!file) throw new AppError("upload/gone")
      const isPublic = await mustSee(file, request, services)
      return answerStored(request.incoming, { name, type, bytes: file.bytes, isPublic }, services)
    }),
  )
}

/** Whether it is public. Throws if the caller may not see it. */
async function mustSee(file: ServedFile, { incoming, address }: RouteRequest, services: Services): Promise<boolean> {
  if (file.state === "approved") return true
  const caller = await identify(incoming, address, services)
  const isReviewer = hasRole(caller, "reviewer") && isStudioOpen(caller)
  const sees = whoSees(file, { isAuthor: caller.userId === file.user_id, isReviewer })
  if (sees === "nobody") throw new AppError("upload/gone")
  if (sees === "others") throw new AppError("upload/not-found")
  return false
}

type Stored = { name: string; type: string; bytes: number; isPublic: boolean }

async function answerStored(
  { headers: asked, method }: IncomingMessage,
  { name, type, bytes, isPublic }: Stored,
  { storage }: Services,
): Promise<Response> {
  // Each name has one content.
  const etag = `"${name}"`
  const headers: Record<string, string> = {
    "content-type": type,
    "cache-control": isPublic ? "public, no-cache" : "private, no-cache",
    "accept-ranges": "bytes",
    ...(isPublic
      ? { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" }
      : { vary: "authorization, cookie" }),
    etag,
  }
  if (isKnown(asked["if-none-match"], etag)) return new Response(null, { status: 304, headers })
  const ifRange = asked["if-range"]
  const range = ifRange === undefined || ifRange === etag ? readRange(asked.range, bytes) : null
  if (range === "unsatisfiable")
    return new Response(null, { status: 416, headers: { ...headers, "content-range": `bytes */${bytes}` } })
  const part = range ?? { start: 0, end: bytes - 1 }
  headers["content-length"] = String(part.end - part.start + 1)
  if (range) headers["content-range"] = `bytes ${range.start}-${range.end}/${bytes}`
  const status = range ? 206 : 200
  if (method === "HEAD") return new Response(null, { status, headers })
  const stream = await storage.get(madeKey(name), part)
  if (stream === null) throw new AppError("upload/gone")
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, { status, headers })
}
