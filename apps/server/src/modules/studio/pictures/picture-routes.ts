import { readFile } from "node:fs/promises"
import { extname, join } from "node:path"
import { AppError } from "@confetti/contract/app-error"
import type { Hono } from "hono"
import { identify } from "../../../platform/auth/identify.ts"
import { mustHaveAccess } from "../../../platform/auth/require-user.ts"
import { createLargeBodies } from "../../../platform/http/large-bodies.ts"
import { readBytes } from "../../../platform/http/read-body.ts"
import { route } from "../../../platform/http/route.ts"
import type { ServerEnv } from "../../../platform/http/server-env.ts"
import type { Services } from "../../../platform/services.ts"
import { isOriginalName } from "../../content/pack/overlay.ts"
import { bringFile } from "../../media/bring-file.ts"
import { mediaFolder } from "../../media/media-folder.ts"
import { keepPicture } from "./keep-picture.ts"
import { noteOriginal } from "./originals-store.ts"

const prefix = "/studio/pictures"
const largest = 20 * 1024 * 1024

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
}

export function pictureRoutes(app: Hono<ServerEnv>, services: Services): void {
  const { config, db, clock, rateLimits } = services
  const folder = mediaFolder(config)
  const largeBodies = createLargeBodies()
  const options = {
    budget: rateLimits.limit("studio pictures", config.RATE_LIMIT_CALLABLES),
    identify: (incoming: Parameters<typeof identify>[0], address: string) => identify(incoming, address, services),
  }
  app.all(
    prefix,
    route(services, { ...options, name: "studio-send_picture", methods: ["POST"] }, async (request) => {
      const { incoming, address, caller } = request
      mustHaveAccess(caller, "editor")
      const room = largeBodies.open(address)
      try {
        const note = (file: string) => noteOriginal(db, { file, source: null }, new Date(clock()))
        const bytes = await readBytes(incoming, { limit: largest, room }).catch(refuse)
        return Response.json(await keepPicture(folder, bytes, note), { headers: { "cache-control": "no-store" } })
      } finally {
        room.free()
      }
    }),
  )
  app.all(
    `${prefix}/:file`,
    route(services, { ...options, name: "studio-show_picture", methods: ["GET", "HEAD"] }, async (request) => {
      mustHaveAccess(request.caller, "editor")
      const file = request.path.slice(prefix.length + 1)
      const type = types[extname(file)]
      if (!isOriginalName(file) || type === undefined) throw new AppError("request/unknown-file")
      if (!(await bringFile(folder, "originals", file))) throw new AppError("request/unknown-file")
      const bytes = await readFile(join(folder.originals, file))
      // Unpublished: only for this browser, and nothing that could run.
      const headers = { "content-type": type, "cache-control": "private, max-age=31536000, immutable" }
      return new Response(bytes, { headers })
    }),
  )
}

function refuse(error: unknown): never {
  const isTooLarge = error instanceof AppError && error.code === "request/too-large"
  throw isTooLarge ? new AppError("studio/picture-too-large", { limit: largest }) : error
}
