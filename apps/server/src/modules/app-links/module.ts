import { AppError } from "@confetti/contract/app-error"
import { route } from "../../platform/http/route.ts"
import type { Module } from "../../platform/module.ts"
import { appleAssociation } from "./apple-association.ts"
import { assetLinks } from "./asset-links.ts"

const files = {
  "/.well-known/apple-app-site-association": appleAssociation,
  "/.well-known/assetlinks.json": assetLinks,
}

/** Serves the files that connect this site's links and passkeys with our apps. 404 `request/unknown-file` while no app is configured. */
export const appLinks: Module = {
  name: "app-links",
  routes: (app, services) => {
    const { config, rateLimits } = services
    const budget = rateLimits.limit("app-links", config.RATE_LIMIT_PAGES)
    for (const [path, write] of Object.entries(files)) {
      const file = write(config)
      const options = { name: path.slice(1), methods: ["GET", "HEAD"], budget }
      app.all(
        path,
        route(services, options, () => {
          if (file === null) throw new AppError("request/unknown-file")
          return Response.json(file, { headers: { "cache-control": "public, max-age=3600" } })
        }),
      )
    }
  },
}
