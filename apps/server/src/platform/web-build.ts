import { createHash } from "node:crypto"
import { existsSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { Brand } from "@confetti/contract/brand"
import type { PageData } from "@confetti/contract/page-data"
import type { resultTexts } from "@confetti/domain/games/result-texts"
import type { Services } from "./services.ts"

/** The exports of the web build's server bundle. Pages contain `nonceMark` in place of nonces. */
type ServerBundle = {
  renderPage: (page: { path: string; search: string; data: PageData; nonceMark: string }) => {
    status: number
    html: string
  }
  renderFailure: (page: { brand: Brand; nonceMark: string }) => string
  resultTexts: typeof resultTexts
}

export type WebBuild = ServerBundle & {
  clientDir: string
  id: string
}

/** The web build in the brand's language, or in English; null if there is none. */
export async function loadWebBuild({
  config,
  content,
}: Pick<Services, "config" | "content">): Promise<WebBuild | null> {
  const tag = new Intl.Locale(content.current().brand.language)
  for (const name of [tag.baseName, tag.language, ""]) {
    const build = await loadFrom(join(config.WEB_DIST_DIR, name))
    if (build) return build
  }
  return null
}

async function loadFrom(dist: string): Promise<WebBuild | null> {
  const bundle = join(dist, "server/entry-server.js")
  const manifest = join(dist, "client/.vite/manifest.json")
  if (!existsSync(bundle) || !existsSync(manifest)) return null
  const text = readFileSync(manifest, "utf8")
  const id = createHash("sha256")
    .update(text)
    .update(String(statSync(bundle).mtimeMs))
    .digest("base64url")
    .slice(0, 12)
  const { renderPage, renderFailure, resultTexts } = (await import(pathToFileURL(bundle).href)) as ServerBundle
  return { renderPage, renderFailure, resultTexts, clientDir: join(dist, "client"), id }
}
