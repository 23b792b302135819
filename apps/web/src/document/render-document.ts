import type { Brand } from "@confetti/contract/brand"
import type { PageData } from "@confetti/contract/page-data"
import { escapeHtml } from "@confetti/domain/escape-html"
import { toEnd } from "@confetti/domain/messages/words-language"
import { defaultLook, type Look } from "@confetti/domain/navigation/look"
import type { ScreenName } from "../app/routes.tsx"
import { iconFiles } from "../platform/app-icon.ts"
import { viewportOf } from "../platform/viewport.ts"
import { escapeJson } from "./escape-json.ts"
import { headOf } from "./head.ts"
import { iconSprite } from "./icon-sprite.ts"
import { oldEngineNotice, oldEngineScript } from "./old-engine.ts"

/**
 * Restores scroll positions before the first paint: screens by `platform/saved-places.ts`, the open tile's strip by
 * `features/tile/use-strip-place.ts`. Runs without the app's code in any browser, and ignores anything unexpected.
 */
const placeScript = `try{
let d=document,q=s=>d.querySelector(s),k=JSON.parse(sessionStorage.getItem("cf_places")||"{}"),e=history.state,
to=(s,n)=>{let x=q(s);if(x&&k[n]>0)x.scrollTop=k[n]};
to(".tile-screen","tile "+(e&&e.at));
to(".root-screen","screen "+location.pathname);
let c=q(".feed-item[data-current] .cover[data-tile]"),p=c&&(JSON.parse(localStorage.getItem("cf_strips")||"[]").find(x=>x[0]==c.dataset.tile)||[])[1];
if(p&&p[0]>0){let s=c.querySelector(".strip"),o=s.children[p[0]];if(o){c.dataset.reading=!0;s.scrollLeft=${toEnd}*p[0]*s.clientWidth;o.scrollTop=p[1];
[...c.querySelectorAll(".dots-row i")].forEach((x,i)=>{x.toggleAttribute("data-current",i==p[0]);x.toggleAttribute("data-passed",i<p[0])})}}
}catch{}`.replaceAll("\n", "")

/**
 * In the head: blocks rendering until the script above has run, if a position was stored, by expecting the element after it. Without
 * `rel=expect` the beginning may flash.
 */
const expectPlaceScript = `try{
if(sessionStorage.getItem("cf_places")||localStorage.getItem("cf_strips"))
document.head.append(Object.assign(document.createElement("link"),{rel:"expect",href:"#page-data",blocking:"render"}))
}catch{}`.replaceAll("\n", "")

type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[] }

/** Vite's manifest of the client's files, set by the build. */
declare const __CLIENT_MANIFEST__: Record<string, Chunk>

/** Critical style sheets by address, inlined in the page. */
declare const __FIRST_STYLES__: Record<string, string>

const entryKey = "src/entry-client.tsx"
/** Components of special blocks, each with its own chunk. */
const blocksFolder = "src/features/tile/blocks"

type Document = {
  path: string
  search: string
  /** Null for a page without the app: the 500 screen. */
  data: PageData | null
  brand?: Brand | null
  body: string
  nonce: string
  screen: ScreenName | null
}

export function renderDocument({
  path,
  search,
  data,
  brand = data?.brand ?? null,
  body,
  nonce,
  screen,
}: Document): string {
  const assets = assetsOf(screen, kindsIn(body))
  const look = data?.look ?? defaultLook
  const icon = iconFiles(look.icon, brand?.icons)
  const head = [
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="${viewportOf(look)}">`,
    `<meta name="theme-color" content="#000000">`,
    `<meta name="color-scheme" content="dark">`,
    `<meta name="apple-mobile-web-app-capable" content="yes">`,
    `<meta name="apple-mobile-web-app-status-bar-style" content="black-translucent">`,
    ...(data ? headOf({ path, search, data }) : [`<title>${escapeHtml(brand?.name ?? "")}</title>`]),
    ...assets.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`),
    // Also as a link, so that it counts as loaded: chunks that need it do not load it again, and its order stays.
    ...assets.inlineStyles.map(
      ([file, css]) => `<style nonce="${nonce}">${css}</style><link rel="stylesheet" href="${file}" disabled>`,
    ),
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...assets.modules.map((file) => `<link rel="modulepreload" href="${file}" nonce="${nonce}" fetchpriority="low">`),
    `<link rel="manifest" href="${icon.manifest}">`,
    `<link rel="icon" href="${icon.tab}" type="${icon.type}">`,
    ...(data ? [`<script nonce="${nonce}">${expectPlaceScript}</script>`] : []),
    `<link rel="apple-touch-icon" href="${icon.touch}">`,
    `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(brand?.name ?? "")}" href="/feed.xml">`,
  ]
  const scripts = data
    ? `<script nonce="${nonce}">${placeScript}</script>` +
      `${oldEngineNotice(data.brand.name)}<script nonce="${nonce}">${oldEngineScript}</script>` +
      `<script type="application/json" id="page-data" nonce="${nonce}">${escapeJson(data)}</script>` +
      assets.scripts
        .map((file) => `<script type="module" src="${file}" nonce="${nonce}" fetchpriority="low"></script>`)
        .join("")
    : ""
  return (
    `<!doctype html><html lang="${escapeHtml(brand?.language ?? "en")}"${toEnd < 0 ? ` dir="rtl"` : ""}${styleAttribute(look, brand)}${lookAttributes(look)}>` +
    `<head>${head.join("")}</head>` +
    `<body><div id="root" data-path="${escapeHtml(path)}">${body}</div>${iconSprite}${scripts}</body></html>`
  )
}

function styleAttribute({ textSize }: Look, brand: Brand | null): string {
  const styles = [
    ...(brand?.hue === undefined ? [] : [`--hue:${brand.hue}`]),
    ...(textSize === defaultLook.textSize ? [] : [`--text-scale:${textSize / 100}`]),
  ]
  return styles.length === 0 ? "" : ` style="${styles.join(";")}"`
}

function lookAttributes(look: Look): string {
  return `${look.isStill ? " data-still" : ""}${look.hasButtons ? " data-buttons" : ""}`
}

/** The basic font subset that nearly every page needs. */
const isBasicFont = /-basic-[\w-]+\.woff2$/

function kindsIn(body: string): Set<string> {
  return new Set(Array.from(body.matchAll(/<div class="block" data-kind="([a-z]+)"/g), ([, kind = ""]) => kind))
}

function assetsOf(screen: ScreenName | null, kinds: ReadonlySet<string>) {
  const found = new Map<string, Chunk>()
  const first = screen === null ? [entryKey] : [entryKey, `src/app/screens/${screen}-screen.tsx`]
  for (const key of first) collect(key, found)
  // As script elements, so that the load event waits for the screen's chunks.
  const scripts = first.flatMap((key) => found.get(key) ?? [])
  if (kinds.size > 0) collect(`${blocksFolder}/story-block.tsx`, found)
  for (const kind of kinds) collect(`${blocksFolder}/${kind}/${kind}-block.tsx`, found)
  const chunks = [...found.values()]
  return {
    scripts: scripts.map((chunk) => `/${chunk.file}`),
    modules: chunks.map((chunk) => `/${chunk.file}`),
    inlineStyles: Object.entries(__FIRST_STYLES__),
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))]
      .map((file) => `/${file}`)
      .filter((file) => !Object.hasOwn(__FIRST_STYLES__, file)),
    fonts: [...new Set(chunks.flatMap((chunk) => chunk.assets ?? []))]
      .filter((file) => isBasicFont.test(file))
      .map((file) => `/${file}`),
  }
}

function collect(key: string, found: Map<string, Chunk>): void {
  if (found.has(key)) return
  const chunk = __CLIENT_MANIFEST__[key]
  if (!chunk) throw new Error(`The client's build has no chunk for ${key}.`)
  found.set(key, chunk)
  for (const other of chunk.imports ?? []) collect(other, found)
}
