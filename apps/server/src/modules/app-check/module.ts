import { AppError } from "@confetti/contract/app-error"
import { isFromOwnOrigin } from "../../platform/auth/own-origin.ts"
import { route } from "../../platform/http/route.ts"
import type { Module } from "../../platform/module.ts"

/** `POST /app-check`: an hour's token for our own pages. */
export const appCheckModule: Module = {
  name: "app-check",
  routes: (app, services) => {
    const { config, appCheck, rateLimits } = services
    const options = {
      name: "app-check",
      methods: ["POST"],
      budget: rateLimits.limit("app-check", config.RATE_LIMIT_SIGN_IN),
    }
    app.all(
      "/app-check",
      route(services, options, async ({ incoming }) => {
        if (!isFromOwnOrigin(incoming, config)) throw new AppError("session/foreign-origin")
        const headers = { "set-cookie": await appCheck.pages.issue(), "cache-control": "no-store" }
        return new Response(null, { status: 204, headers })
      }),
    )
  },
}
