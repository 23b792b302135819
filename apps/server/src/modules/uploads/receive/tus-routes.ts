import type { IncomingMessage } from "node:http"
import { AppError } from "@confetti/contract/app-error"
import { uploadId } from "@confetti/contract/uploads"
import type { Hono } from "hono"
import { identify } from "../../../platform/auth/identify.ts"
import { requireUser } from "../../../platform/auth/require-user.ts"
import { corsHeaders } from "../../../platform/http/cors.ts"
import { type IdentifiedRequest, route } from "../../../platform/http/route.ts"
import type { ServerEnv } from "../../../platform/http/server-env.ts"
import type { Services } from "../../../platform/services.ts"
import { mustBeOn, mustNotBeSuspended } from "../access.ts"
import { dropUpload } from "../drop-upload.ts"
import { findSent, type SentUpload } from "../senders-store.ts"
import { lockUpload } from "../store.ts"
import { receiveBytes } from "./receive-bytes.ts"
import { speakTus } from "./speak-tus.ts"

const prefix = "/uploads/"
const methods = ["HEAD", "PATCH"]
const version = "1.0.0"

/** `/uploads/{id}-{attempt}`: bytes of an upload by tus 1.0.0. Callables create and cancel uploads. */
export function tusRoutes(app: Hono<ServerEnv>, services: Services): void {
  const { config, rateLimits } = services
  const options = {
    name: "uploads",
    methods,
    preflight: methods,
    budget: rateLimits.limit("uploads", config.RATE_LIMIT_CALLABLES),
    identify: (incoming: IncomingMessage, address: string) => identify(incoming, address, services),
  }
  app.all(
    `${prefix}*`,
    route(services, options, async (request) => {
      mustBeOn(services)
      const row = await mustFind(request, services)
      const received = await answer(request.incoming, row, services)
      return new Response(null, {
        status: request.incoming.method === "HEAD" ? 200 : 204,
        headers: tusHeaders(row, received),
      })
    }),
  )
}

async function answer(incoming: IncomingMessage, row: SentUpload, services: Services): Promise<number> {
  const isHead = incoming.method === "HEAD"
  if (row.state !== "uploading") return whole(row, isHead)
  if (!isHead) await endIfSuspended(row, services)
  try {
    const received = await speakTus(incoming, row, services)
    await receiveBytes(row, received, services)
    return received
  } catch (error) {
    const after = await findSent(services.pool, row.user_id, row.upload_id)
    // Another request sent the last bytes meanwhile.
    if (after && after.attempt === row.attempt && after.state !== "uploading") return whole(after, isHead)
    throw error
  }
}

/** The upload is complete, and a client that missed the answer is told so. */
function whole({ size }: SentUpload, isHead: boolean): number {
  if (isHead) return size
  throw new AppError("upload/wrong-offset")
}

/** The caller's upload by its address. Another's counts as missing. */
async function mustFind({ path, caller }: IdentifiedRequest, { pool }: Services): Promise<SentUpload> {
  const { userId } = requireUser({ caller })
  const [, id = "", attempt = ""] = /^(.{36})-([1-9]\d{0,3})$/.exec(path.slice(prefix.length)) ?? []
  const row = uploadId.safeParse(id).success ? await findSent(pool, userId, id) : undefined
  if (row?.attempt !== Number(attempt)) throw new AppError("upload/not-found")
  return row
}

/** A suspended person's uploads are cancelled with that error. */
async function endIfSuspended(row: SentUpload, { db, clock }: Services): Promise<void> {
  try {
    mustNotBeSuspended(row, clock())
  } catch (error) {
    await db.transaction().execute(async (tx) => {
      const held = await lockUpload(tx, row.user_id, row.upload_id)
      if (held?.state === "uploading") await dropUpload(tx, held, clock())
    })
    throw error
  }
}

function tusHeaders({ size }: SentUpload, received: number): Record<string, string> {
  return {
    ...corsHeaders,
    "access-control-expose-headers": `${corsHeaders["access-control-expose-headers"]}, tus-resumable, upload-length, upload-offset`,
    "cache-control": "no-store",
    "tus-resumable": version,
    "upload-length": String(size),
    "upload-offset": String(received),
  }
}
