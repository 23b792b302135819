import { AppError } from "@confetti/contract/app-error"
import { route } from "../../platform/http/route.ts"
import type { Module } from "../../platform/module.ts"
import { answerFile } from "./answer-file.ts"
import { properName } from "./media-name.ts"

const prefix = "/media/"

/** Paths below it are people's uploads, served by `uploads`. */
const path = `${prefix}:file{(?!u/).*}`

/** `/media/{file}`: pictures, link-preview cards, emoji and films. A missing file is made while the caller waits. */
export const media: Module = {
  name: "media",
  tables: ["media", "media_leases"],
  routes: (app, services) => {
    const { media: files, config, rateLimits } = services
    const drawing = rateLimits.limit("media drawing", config.RATE_LIMIT_DRAWING)
    const budget = rateLimits.limit("media", config.RATE_LIMIT_MEDIA)
    const options = { name: "media", methods: ["GET", "HEAD"], budget }
    app.all(
      path,
      route(services, options, async ({ incoming, path, address }) => {
        const name = path.slice(prefix.length)
        const proper = properName(name)
        if (proper !== null) return movedTo(`${prefix}${proper}`)
        if (!files.has(name)) drawing.spend(address)
        const file = await files.fileOf(name, "asked")
        if (file === null) throw new AppError("request/unknown-file")
        return answerFile(incoming, file)
      }),
    )
  },
}

function movedTo(location: string): Response {
  return new Response(null, { status: 301, headers: { location, "cache-control": "public, max-age=31536000" } })
}
