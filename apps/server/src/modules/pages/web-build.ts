import { createHash } from "node:crypto"
import { existsSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { Brand } from "@confetti/contract/brand"
import type { PageData } from "@confetti/contract/page-data"

/** What the web build's server bundle gives. Both texts carry `nonceMark` wherever a nonce belongs. */
type ServerBundle = {
  renderPage: (page: { path: string; search: string; data: PageData; nonceMark: string }) => {
    status: number
    html: string
  }
  renderFailure: (page: { brand: Brand; nonceMark: string }) => string
}

export type WebBuild = ServerBundle & {
  clientDir: string
  id: string
  /** What every page needs before its first paint, as `Link` headers. */
  earlyHints: readonly string[]
}

/** The web app as it was last built, or null when it never was. */
export async function loadWebBuild(dist: string): Promise<WebBuild | null> {
  const bundle = join(dist, "server/entry-server.js")
  const manifest = join(dist, "client/.vite/manifest.json")
  if (!existsSync(bundle) || !existsSync(manifest)) return null
  const text = readFileSync(manifest, "utf8")
  const id = createHash("sha256")
    .update(text)
    .update(String(statSync(bundle).mtimeMs))
    .digest("base64url")
    .slice(0, 12)
  const { renderPage, renderFailure } = (await import(pathToFileURL(bundle).href)) as ServerBundle
  return { renderPage, renderFailure, clientDir: join(dist, "client"), id, earlyHints: earlyHintsOf(text) }
}

/** The fonts with the letters that nearly every page has. */
function earlyHintsOf(manifest: string): string[] {
  const fonts = new Set(manifest.match(/assets\/[a-z]+-basic-[\w-]+\.woff2/g))
  return [...fonts].map((file) => `</${file}>; rel=preload; as=font; type=font/woff2; crossorigin`)
}
