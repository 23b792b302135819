import type { ContentPage } from "@confetti/contract/content-page"
import type { SocialPost } from "@confetti/contract/feed-item"
import type { CardWindow } from "@confetti/domain/feed/card-window"
import { itemKey } from "@confetti/domain/feed/mixed-items"
import { shortHash } from "../../media/short-hash.ts"
import type { StoredItem } from "../../rewards/catalogue/items-store.ts"
import { dailyTilesFile } from "../pack/parse-daily-tiles.ts"
import { fingerprintOfQuestions, type TileQuestion } from "../tile-question.ts"
import type { ContentChange } from "./content-change.ts"
import { type FormerSlugPlan, planFormerSlugs } from "./plan-former-slugs.ts"
import type { PreparedItem } from "./prepare-item.ts"
import type { PreparedCategory, PreparedPack, PreparedTile } from "./prepare-pack.ts"
import type { StoredContent, StoredTile } from "./stored-content.ts"

type ItemPlan = {
  changes: ContentChange[]
  writes: { prepared: PreparedItem; position: number }[]
  removals: string[]
}

export type ImportPlan = {
  changes: ContentChange[]
  writes: { tile: PreparedTile; version: number }[]
  removals: string[]
  questions: { tileId: string; questions: readonly TileQuestion[] }[]
  parked: string[]
  formerSlugs: FormerSlugPlan
  categories: PreparedCategory[]
  pages: { page: ContentPage; contentHash: string }[]
  posts: { key: string; post: SocialPost; window: CardWindow; contentHash: string }[]
  featured: string
  dailyTiles: string
  items: Omit<ItemPlan, "changes">
  countries: string[]
  brand: string
  version: number
}

export function planImport(pack: PreparedPack, stored: StoredContent): ImportPlan {
  const before = new Map(stored.tiles.map((tile) => [tile.id, tile]))
  const kept = new Set(pack.tiles.map(({ file }) => file.id))
  const removed = stored.tiles.filter(({ id, isRemoved }) => !isRemoved && !kept.has(id))
  const tileChanges = pack.tiles.flatMap((tile) => changeOfTile(tile, before.get(tile.file.id)) ?? [])
  const asked = pack.tiles.filter(({ file, questions }) => isOther(questions, stored.questions.get(file.id)))
  const formerSlugs = planFormerSlugs(pack.tiles, stored)
  const pages = pack.pages.map((page) => ({ page, contentHash: shortHash(JSON.stringify(page), 26) }))
  const posts = pack.posts.map(({ post, window, contentHash }) => ({ key: itemKey(post), post, window, contentHash }))
  const featured = JSON.stringify(pack.featured)
  const dailyTiles = JSON.stringify(pack.dailyTiles)
  const { changes: itemChanges, ...items } = planItems(pack.items, stored.items)
  const brand = JSON.stringify(pack.brand)
  const changes: ContentChange[] = [
    ...tileChanges.map(({ change }) => change),
    ...removed.map(({ slug }): ContentChange => ({ what: "removed", noun: "tile", name: slug })),
    ...questionChanges(asked, tileChanges),
    ...redirectChanges(formerSlugs, tileChanges),
    ...changesOf(
      "category",
      new Map(stored.categories.map((row) => [row.slug, fingerprint(row)])),
      new Map(pack.categories.map((row) => [row.slug, fingerprint(row)])),
    ),
    ...changesOf("page", stored.pages, new Map(pages.map(({ page, contentHash }) => [page.slug, contentHash]))),
    ...changesOf("post", stored.posts, new Map(posts.map(({ key, contentHash }) => [key, contentHash]))),
    ...itemChanges,
    ...(featured === (stored.state?.featured ?? "[]")
      ? []
      : [{ what: "changed", noun: "shop", name: "featured" } as const]),
    ...(dailyTiles === (stored.state?.dailyTiles ?? "[]")
      ? []
      : [{ what: "changed", noun: "days", name: dailyTilesFile } as const]),
    ...countryChanges(pack.countries, stored.state?.countries ?? []),
    ...(stored.state?.brand === brand
      ? []
      : [{ what: stored.state ? "changed" : "created", noun: "brand", name: pack.brand.name } as const]),
  ]
  return {
    changes,
    writes: tileChanges.map(({ tile, version }) => ({ tile, version })),
    removals: removed.map(({ id }) => id),
    questions: [
      ...asked.map(({ file, questions }) => ({ tileId: file.id, questions })),
      ...removed.map(({ id }) => ({ tileId: id, questions: [] })),
    ],
    parked: slugsInTheWay(pack.tiles, stored.tiles),
    formerSlugs,
    categories: pack.categories,
    pages,
    posts,
    featured,
    dailyTiles,
    items,
    countries: pack.countries,
    brand,
    version: (stored.state?.version ?? 0) + (changes.length > 0 ? 1 : 0),
  }
}

type TileChange = { tile: PreparedTile; version: number; change: ContentChange }

function changeOfTile(tile: PreparedTile, before: StoredTile | undefined): TileChange | null {
  const { slug } = tile.file
  if (!before) return { tile, version: 1, change: { what: "created", noun: "tile", name: slug } }
  const isSame = before.contentHash === tile.contentHash
  if (isSame && !before.isRemoved) return null
  const version = isSame ? before.version : before.version + 1
  if (before.isRemoved) return { tile, version, change: { what: "restored", noun: "tile", name: slug } }
  if (before.slug === slug) return { tile, version, change: { what: "changed", noun: "tile", name: slug } }
  return { tile, version, change: { what: "renamed", noun: "tile", name: slug, from: before.slug } }
}

function isOther(questions: readonly TileQuestion[], before: readonly TileQuestion[] = []): boolean {
  return fingerprintOfQuestions(questions) !== fingerprintOfQuestions(before)
}

/** New questions change the content but not the tile: its version stays. */
function questionChanges(asked: readonly PreparedTile[], tileChanges: readonly TileChange[]): ContentChange[] {
  const told = new Set(tileChanges.map(({ tile }) => tile.file.id))
  return asked
    .filter(({ file }) => !told.has(file.id))
    .map(({ file }) => ({ what: "changed", noun: "questions", name: file.slug }))
}

function redirectChanges({ add }: FormerSlugPlan, tileChanges: readonly TileChange[]): ContentChange[] {
  const told = new Set(tileChanges.flatMap(({ tile, change }) => (change.what === "renamed" ? [tile.file.id] : [])))
  return add
    .filter(({ tile_id }) => !told.has(tile_id))
    .map(({ slug }) => ({ what: "created", noun: "redirect", name: slug }))
}

function countryChanges(countries: readonly string[], before: readonly string[]): ContentChange[] {
  return countries.join() === before.join() ? [] : [{ what: "changed", noun: "shop", name: "countries" }]
}

function changesOf(
  noun: ContentChange["noun"],
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): ContentChange[] {
  const written = [...after].flatMap(([name, hash]): ContentChange[] => {
    if (!before.has(name)) return [{ what: "created", noun, name }]
    return before.get(name) === hash ? [] : [{ what: "changed", noun, name }]
  })
  const gone = [...before.keys()].filter((name) => !after.has(name))
  return [...written, ...gone.map((name): ContentChange => ({ what: "removed", noun, name }))]
}

/** The database stores a hue in single precision. */
function fingerprint({ slug, title, position, hue, emoji, emoji_media }: PreparedCategory): string {
  return JSON.stringify([slug, title, position, Math.fround(hue), emoji, emoji_media])
}

function slugsInTheWay(tiles: readonly PreparedTile[], stored: readonly StoredTile[]): string[] {
  const wanted = new Map(tiles.map(({ file }) => [file.slug, file.id]))
  return stored.filter(({ id, slug }) => wanted.has(slug) && wanted.get(slug) !== id).map(({ id }) => id)
}

/** Items are never deleted: orders refer to them. Items of the studio are not touched. */
function planItems(items: readonly PreparedItem[], stored: readonly StoredItem[]): ItemPlan {
  const before = new Map(stored.map((item) => [item.id, item]))
  const kept = new Set(items.map(({ item }) => item.id))
  const removals = stored
    .filter(({ id, isRemoved, isOfStudio }) => !isRemoved && !isOfStudio && !kept.has(id))
    .map(({ id }) => id)
  const written = items.flatMap((prepared, position) => {
    const what = whatBecomesOf(prepared, before.get(prepared.item.id))
    return what === null ? [] : [{ prepared, position, what }]
  })
  return {
    changes: [
      ...written.map(({ prepared, what }): ContentChange => ({ what, noun: "item", name: prepared.item.id })),
      ...removals.map((name): ContentChange => ({ what: "removed", noun: "item", name })),
    ],
    writes: written.map(({ prepared, position }) => ({ prepared, position })),
    removals,
  }
}

function whatBecomesOf({ contentHash }: PreparedItem, before: StoredItem | undefined): ContentChange["what"] | null {
  if (!before) return "created"
  if (before.isOfStudio) return null
  if (before.isRemoved) return "restored"
  return before.contentHash === contentHash ? null : "changed"
}
