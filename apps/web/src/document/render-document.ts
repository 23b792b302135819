import type { Brand } from "@confetti/contract/brand"
import type { PageData } from "@confetti/contract/page-data"
import { defaultLook, type Look } from "@confetti/domain/look"
import type { ScreenName } from "../app/screens.ts"
import { viewportOf } from "../platform/viewport.ts"
import { assetsOf } from "./assets.ts"
import { escapeHtml, escapeJson } from "./escape.ts"
import { headOf } from "./head.ts"

type Document = {
  path: string
  search: string
  /** Null for a page that has no app in it: the 500 screen. */
  data: PageData | null
  brand?: Brand | null
  body: string
  screens: readonly ScreenName[]
}

const nonce = "%NONCE%"

export function renderDocument({ path, search, data, brand = data?.brand ?? null, body, screens }: Document): string {
  const assets = assetsOf(screens)
  const look = data?.look ?? defaultLook
  const head = [
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="${viewportOf(look)}">`,
    `<meta name="theme-color" content="#000000">`,
    `<meta name="color-scheme" content="dark">`,
    `<meta name="apple-mobile-web-app-capable" content="yes">`,
    `<meta name="apple-mobile-web-app-status-bar-style" content="black-translucent">`,
    ...(data ? headOf({ path, search, data }) : [`<title>${escapeHtml(brand?.name ?? "")}</title>`]),
    ...assets.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`),
    `<style nonce="${nonce}">${assets.inlineStyles}</style>`,
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...assets.modules.map((file) => `<link rel="modulepreload" href="${file}" nonce="${nonce}" fetchpriority="low">`),
    `<link rel="manifest" href="/manifest.webmanifest">`,
    `<link rel="icon" href="/icon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="/icon-180.png">`,
    `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(brand?.name ?? "")}" href="/feed.xml">`,
  ]
  const scripts = data
    ? `<script type="application/json" id="page-data" nonce="${nonce}">${escapeJson(data)}</script>` +
      `<script type="module" src="${assets.entry}" nonce="${nonce}" fetchpriority="low"></script>`
    : ""
  return (
    `<!doctype html><html lang="${escapeHtml(brand?.language ?? "en")}"${lookAttributes(look)}>` +
    `<head>${head.join("")}</head>` +
    `<body><div id="root" data-path="${escapeHtml(path)}">${body}</div>${scripts}</body></html>`
  )
}

function lookAttributes(look: Look): string {
  const style = look.textSize === defaultLook.textSize ? "" : ` style="--text-scale:${look.textSize / 100}"`
  return `${style}${look.isStill ? " data-still" : ""}${look.hasButtons ? " data-buttons" : ""}`
}
