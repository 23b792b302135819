import type { Tile } from "@confetti/contract/tile"
import { tilePath } from "@confetti/domain/section"
import type { Services } from "../../platform/services.ts"
import { newestTiles } from "./store.ts"
import { xmlText } from "./xml.ts"

const newest = 30

/** The newest finished tiles for feed readers. */
export async function atomFeed({ pool, content, clock }: Services, origin: string): Promise<string> {
  const { brand } = content.current()
  const tiles = (await newestTiles(pool, new Date(clock()), newest)).map((text) => JSON.parse(text) as Tile)
  const updated = tiles.reduce(
    (latest, tile) => (tile.updatedAt > latest ? tile.updatedAt : latest),
    "1970-01-01T00:00:00.000Z",
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(brand.language)}">
<title>${xmlText(brand.name)}</title>
<subtitle>${xmlText(brand.tagline)}</subtitle>
<id>${xmlText(origin)}/</id>
<link rel="alternate" type="text/html" href="${xmlText(origin)}/"/>
<link rel="self" type="application/atom+xml" href="${xmlText(origin)}/feed.xml"/>
<updated>${updated}</updated>
<author><name>${xmlText(brand.name)}</name></author>
${tiles.map((tile) => entry(tile, origin)).join("\n")}
</feed>
`
}

function entry(tile: Tile, origin: string): string {
  const address = xmlText(origin + tilePath("homefeed", tile.slug))
  return `<entry>
<title>${xmlText(tile.title)}</title>
<id>${xmlText(origin)}/tiles/#${xmlText(tile.id)}</id>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${tile.publishedAt}</published>
<updated>${tile.updatedAt}</updated>
<summary>${xmlText(tile.teaser)}</summary>
${tile.categories.map((slug) => `<category term="${xmlText(slug)}"/>`).join("")}
</entry>`
}
