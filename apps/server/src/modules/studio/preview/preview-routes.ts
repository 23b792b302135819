import { AppError } from "@confetti/contract/app-error"
import type { Hono } from "hono"
import { identify } from "../../../platform/auth/identify.ts"
import { mustHaveAccess } from "../../../platform/auth/require-user.ts"
import { route } from "../../../platform/http/route.ts"
import type { ServerEnv } from "../../../platform/http/server-env.ts"
import type { Services } from "../../../platform/services.ts"
import { readPreviewRequest } from "./preview-request.ts"

export function previewRoutes(app: Hono<ServerEnv>, services: Services): void {
  const { config, content, media, rateLimits } = services
  const options = {
    name: "studio-preview_picture",
    methods: ["GET"],
    budget: rateLimits.limit("studio previews", config.RATE_LIMIT_DRAWING),
    identify: (incoming: Parameters<typeof identify>[0], address: string) => identify(incoming, address, services),
  }
  app.all(
    "/studio/previews",
    route(services, options, async ({ incoming, caller }) => {
      mustHaveAccess(caller, "writer")
      const { searchParams } = new URL(incoming.url ?? "/", "http://localhost")
      const request = readPreviewRequest(searchParams, content.current())
      const bytes = await media.preview(request)
      if (bytes === null) throw new AppError("request/unknown-file")
      const type = request.output.kind === "card" ? "image/jpeg" : `image/${request.output.format}`
      // Only for this browser, and not immutable: a category's hue may change.
      const headers = { "content-type": type, "cache-control": "private, max-age=3600" }
      return new Response(new Uint8Array(bytes), { headers })
    }),
  )
}
