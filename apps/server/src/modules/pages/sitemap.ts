import { escapeHtml } from "@confetti/domain/escape-html"
import { tilePath } from "@confetti/domain/navigation/section"
import type { Services } from "../../platform/services.ts"
import { contentPageSlugs } from "./store.ts"

const mostAddresses = 50_000

export async function sitemap({ contentReplica: { pool }, content, clock }: Services, origin: string): Promise<string> {
  const now = clock()
  const pages = ["/", "/games", "/search", ...(await contentPageSlugs(pool)).map((slug) => `/${slug}`)]
  const tiles = content
    .current()
    .tiles.filter(({ publishedAt }) => publishedAt <= now)
    .map(({ slug, updatedAt }) => entry(origin + tilePath("homefeed", slug), new Date(updatedAt).toISOString()))
  const entries = [...pages.map((path) => entry(origin + path)), ...tiles].slice(0, mostAddresses)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`
}

function entry(address: string, lastChanged?: string): string {
  return `<url><loc>${xmlText(address)}</loc>${lastChanged ? `<lastmod>${lastChanged}</lastmod>` : ""}</url>`
}

/** Paths closed to robots. Pages with `noindex`, such as search results, must stay open for it to be read. */
const closed = ["/functions", "/me", "/settings", "/studio"]

/** Rules match prefixes: `/me` alone would also close `/media`. */
export function robots(origin: string): string {
  const rules = closed.flatMap((path) => [`${path}$`, `${path}/`, `${path}?`]).map((rule) => `Disallow: ${rule}\n`)
  return `User-agent: *\n${rules.join("")}\nSitemap: ${origin}/sitemap.xml\n`
}

/** Characters that XML 1.0 forbids: control characters, lone surrogates, U+FFFE and U+FFFF. */
const notXml = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Escapes text for XML. Forbidden characters are removed, as they would make the document unreadable. */
export function xmlText(text: string): string {
  return escapeHtml(text.replace(notXml, ""))
}
