import type { ContentPage } from "@confetti/contract/content-page"
import type { ReadPool } from "../../platform/db/replica/reads.ts"

export async function contentPageBySlug(pool: ReadPool, slug: string): Promise<ContentPage | null> {
  const { rows } = await pool.query<{ document: string }>({
    name: "content-page",
    text: "select document from pages where slug = $1",
    values: [slug],
  })
  return rows[0] ? (JSON.parse(rows[0].document) as ContentPage) : null
}

export async function contentPageSlugs(pool: ReadPool): Promise<string[]> {
  const { rows } = await pool.query<{ slug: string }>("select slug from pages order by slug")
  return rows.map(({ slug }) => slug)
}

export async function newestTiles(pool: ReadPool, now: Date, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ document: string }>(
    `select document from tiles where removed_at is null and not developing and published_at <= $1
     order by published_at desc, id limit $2`,
    [now, count],
  )
  return rows.map(({ document }) => document)
}
