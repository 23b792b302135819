import type { PageData } from "@confetti/contract/page-data"
import { escapeHtml } from "@confetti/domain/escape-html"
import { defaultLook } from "@confetti/domain/navigation/look"
import { escapeJson } from "../../apps/web/src/document/escape-json.ts"
import { viewportOf } from "../../apps/web/src/platform/viewport.ts"

type Shell = {
  data: PageData
  server: string
  policy: string
  /** Addresses of the build's files: its entry, and the style sheets it needs at once. */
  entry: string
  styles: readonly string[]
}

/** The one page of a native shell. Black before anything else of it is there. */
export function shellDocument({ data, server, policy, entry, styles }: Shell): string {
  const { brand } = data
  const hue = brand.hue === undefined ? "" : ` style="--hue:${brand.hue}"`
  const head = [
    `<meta charset="utf-8">`,
    `<meta http-equiv="content-security-policy" content="${escapeHtml(policy)}">`,
    `<meta name="viewport" content="${viewportOf(defaultLook)}">`,
    `<meta name="color-scheme" content="dark">`,
    `<title>${escapeHtml(brand.name)}</title>`,
    `<style>html{background:#000}</style>`,
    ...styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    `<script type="application/json" id="page-data">${escapeJson(data)}</script>`,
    `<script type="module" src="${entry}"></script>`,
  ]
  return (
    `<!doctype html><html lang="${escapeHtml(brand.language)}" data-server="${escapeHtml(server)}"${hue}>` +
    `<head>${head.join("")}</head><body><div id="root"></div></body></html>`
  )
}
