import { AppError } from "@confetti/contract/app-error"
import { resultTexts } from "@confetti/domain/games/result-texts"
import { type ResultPicture, readPicturePath } from "@confetti/domain/games/share-link"
import type { Hono } from "hono"
import { isKnown } from "../../../platform/http/answer-json.ts"
import { route } from "../../../platform/http/route.ts"
import type { ServerEnv } from "../../../platform/http/server-env.ts"
import type { Services } from "../../../platform/services.ts"
import { loadWebBuild } from "../../../platform/web-build.ts"
import { createDrawnPictures } from "./drawn-pictures.ts"
import { drawResult } from "./result-picture.ts"

/** A drawing costs as much of the budget as this many files. */
const drawingCost = 5

/** Increase it when the same result would be drawn differently. */
const version = 2

/** `/share/{game}/{day}/{result}.jpg`: a result's picture for link previews. The address contains all it shows. */
export function shareRoutes(app: Hono<ServerEnv>, services: Services): void {
  const { config, content, rateLimits } = services
  const drawing = rateLimits.limit("share drawing", config.RATE_LIMIT_DRAWING)
  const pictures = createDrawnPictures()
  const budget = rateLimits.limit("share", config.RATE_LIMIT_MEDIA)
  const options = { name: "share", methods: ["GET", "HEAD"], budget }

  /** In the language of the app, or in English if it is not built. */
  async function draw({ result, day }: ResultPicture): Promise<Buffer> {
    const build = await loadWebBuild(services)
    const texts = (build?.resultTexts ?? resultTexts)(result, day)
    return drawResult(result, texts, content.current().brand.name)
  }

  app.all(
    "/share/*",
    route(services, options, async ({ incoming, path, address }) => {
      const asked = readPicturePath(path)
      if (asked === null || !config.GAMES.includes(asked.result.game)) throw new AppError("request/unknown-file")
      const { name, language } = content.current().brand
      const key = `${version} ${path} ${language} ${name}`
      const etag = `"${Buffer.from(key).toString("base64url")}"`
      const headers = {
        "content-type": "image/jpeg",
        // Not immutable: the picture shows the app's name.
        "cache-control": "public, max-age=2592000",
        "access-control-allow-origin": "*",
        "cross-origin-resource-policy": "cross-origin",
        etag,
      }
      if (isKnown(incoming.headers["if-none-match"], etag)) return new Response(null, { status: 304, headers })
      if (!pictures.has(key)) drawing.spend(address, drawingCost)
      const picture = await pictures.get(key, () => draw(asked))
      const body = incoming.method === "HEAD" ? null : new Uint8Array(picture)
      return new Response(body, { headers: { ...headers, "content-length": String(picture.length) } })
    }),
  )
}
