import { hash } from "node:crypto"
import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import type { Hono } from "hono"
import { answerJson } from "../../platform/http/answer-json.ts"
import { chooseGzip, compress } from "../../platform/http/compress.ts"
import { route } from "../../platform/http/route.ts"
import type { ServerEnv } from "../../platform/http/server-env.ts"
import type { Module } from "../../platform/module.ts"
import type { Services } from "../../platform/services.ts"
import { buildOpenApi } from "./openapi/build-openapi.ts"
import { pageStyle } from "./page/page-style.ts"
import { renderReference } from "./page/render-reference.ts"

const families = {
  "Bricolage Grotesque Variable": "display-basic-",
  "Funnel Sans Variable": "text-basic-",
}

/** `/docs/api`: the API reference as a page, and as OpenAPI at `/docs/api/openapi.json`. Made on the first request. */
function apiReferenceRoutes(app: Hono<ServerEnv>, services: Services): void {
  const { config, rateLimits } = services
  const budget = rateLimits.limit("docs/api", config.RATE_LIMIT_DOCUMENTS)
  const options = { name: "docs/api", methods: ["GET", "HEAD"], budget }
  let made: ReturnType<typeof makeReference> | null = null
  const reference = () => (made ??= makeReference(config))

  app.all(
    "/docs/api/openapi.json",
    route(services, options, ({ incoming }) => answerJson(incoming, reference().document)),
  )
  app.all(
    "/docs/api",
    route(services, options, async ({ incoming }) => {
      const { html, gzip, policy } = reference()
      const isGzipped = chooseGzip(incoming.headers["accept-encoding"])
      const body = isGzipped ? await gzip : html
      return new Response(body, {
        headers: {
          "content-type": "text/html; charset=utf-8",
          "content-security-policy": policy,
          "cache-control": "no-cache",
          vary: "accept-encoding",
          ...(isGzipped ? { "content-encoding": "gzip" } : {}),
        },
      })
    }),
  )
}

function makeReference(config: Services["config"]) {
  const openapi = buildOpenApi(config)
  const json = JSON.stringify(openapi)
  const style = pageStyle(fontFaces(config.WEB_DIST_DIR))
  const html = Buffer.from(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, viewport-fit=cover"><meta name="theme-color" content="#000000"><meta name="robots" content="noindex"><title>API · Confetti</title><link rel="icon" href="/icon.svg" type="image/svg+xml"><style>${style}</style></head><body>${renderReference(openapi)}</body></html>\n`,
  )
  return {
    document: { json, tag: hash("sha1", json, "base64url") },
    html,
    gzip: compress(html.toString(), "gzip"),
    // A single inline style, allowed by its hash; no scripts.
    policy: `default-src 'none'; style-src 'sha256-${hash("sha256", style, "base64")}'; font-src 'self'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
  }
}

export const apiReference: Module = { name: "api-reference", routes: apiReferenceRoutes }

function fontFaces(webDistDir: string): string {
  const folder = join(webDistDir, "client/assets")
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".woff2")) : []
  return Object.entries(families)
    .map(([family, prefix]) => {
      const file = files.find((name) => name.startsWith(prefix))
      if (file === undefined) return ""
      return `@font-face{font-family:"${family}";src:url("/assets/${file}") format("woff2");font-weight:200 800;font-display:swap}`
    })
    .join("")
}
