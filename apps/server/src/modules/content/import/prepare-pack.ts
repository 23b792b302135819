import type { Brand } from "@confetti/contract/brand"
import type { ContentPage } from "@confetti/contract/content-page"
import type { DrawingPool } from "../../media/drawing-pool.ts"
import { ghostOf } from "../../media/ghosts.ts"
import { type MediaFolder, prepareMediaFolder } from "../../media/media-folder.ts"
import { emojiFile } from "../../media/media-name.ts"
import { cardVersion, type Media, mediaOf } from "../../media/media-request.ts"
import { pictureWidths } from "../../media/picture-sizes.ts"
import { shortHash } from "../../media/short-hash.ts"
import { InvalidPack } from "../pack/invalid-pack.ts"
import type { PackCategory } from "../pack/parse-categories.ts"
import type { TileFile } from "../pack/parse-tile.ts"
import { sortProblems } from "../pack/problem.ts"
import type { Pack } from "../pack/read-pack.ts"
import { checkArt, type TileArt, takeArt } from "./art-of-tile.ts"
import { inTurns } from "./in-turns.ts"
import { checkItemPicture, type PreparedItem, prepareItem } from "./prepare-item.ts"
import { checkPoster, type PreparedPost, preparePost } from "./prepare-post.ts"
import { type SearchText, searchText } from "./search-words.ts"
import { type TileMedia, tileDocument } from "./tile-documents.ts"

/** A tile ready to be written: nothing is left to read, draw or decide but its version. */
export type PreparedTile = {
  file: TileFile
  media: TileMedia
  /** Rows for the table `media`. */
  requests: Media[]
  search: SearchText
  /** Equal means that there is nothing to do. */
  contentHash: string
}

export type PreparedCategory = {
  slug: string
  title: string
  position: number
  hue: number
  emoji: string | null
  emoji_media: string | null
}

export type PreparedPack = {
  brand: Brand
  categories: PreparedCategory[]
  tiles: PreparedTile[]
  pages: ContentPage[]
  posts: PreparedPost[]
  items: PreparedItem[]
  countries: string[]
}

export type Workshop = { folder: MediaFolder; pool: DrawingPool; onProgress?: (done: number, all: number) => void }

/** Enough to keep the drawers busy, and few enough for films, which take a core each. */
const atOnce = 3

/** Makes what the database needs to know of a pack's pictures. Throws InvalidPack when one cannot be read. */
export async function preparePack(pack: Pack, workshop: Workshop): Promise<PreparedPack> {
  const problems = [
    ...(await inTurns(pack.tiles, atOnce, (tile) => checkArt(pack.dir, tile))),
    ...(await inTurns(pack.posts, atOnce, (post) => checkPoster(pack.dir, post))),
    ...(await inTurns(pack.items, atOnce, (item) => checkItemPicture(pack.dir, item))),
  ].flat()
  if (problems.length > 0) throw new InvalidPack(sortProblems(problems))
  await prepareMediaFolder(workshop.folder)
  let done = 0
  const tiles = await inTurns(pack.tiles, atOnce, async (tile) => {
    const prepared = await prepareTile(pack, tile, workshop)
    workshop.onProgress?.(++done, pack.tiles.length)
    return prepared
  })
  const posts = await inTurns([...pack.posts.entries()], atOnce, ([at, post]) =>
    preparePost(pack.dir, post, at, workshop),
  )
  const items = await inTurns([...pack.items.entries()], atOnce, ([at, item]) =>
    prepareItem(pack.dir, item, at, workshop),
  )
  const { brand, pages, countries } = pack
  return { brand, categories: pack.categories.map(prepareCategory), tiles, pages, posts, items, countries }
}

async function prepareTile(pack: Pack, file: TileFile, { folder, pool }: Workshop): Promise<PreparedTile> {
  const category = pack.categories.find(({ slug }) => slug === file.fields.categories[0]) as PackCategory
  const { art, picture, film } = await takeArt(pack.dir, file, category.hue, folder)
  const card = cardOf(file, art, category, pack.brand)
  const { id, width, height } = picture
  const ghost = await ghostOf(picture, folder, pool)
  const media: TileMedia = {
    picture: { id, alt: file.fields.picture.alt, width, height, widths: [...pictureWidths], ...ghost },
    card,
    film,
  }
  const search = searchText(file)
  const { season } = file.fields
  // Only where there is one, so that the others stay what they were.
  const fingerprint = [tileDocument(file, 0, media), search, ...(season === undefined ? [] : [season])]
  const contentHash = shortHash(JSON.stringify(fingerprint), 26)
  return { file, media, requests: [picture, card, ...(film ? [film] : [])], search, contentHash }
}

function cardOf({ fields }: TileFile, art: TileArt["art"], { title, hue }: PackCategory, brand: Brand): Media {
  return mediaOf({
    kind: "card",
    version: cardVersion,
    art,
    title: fields.title,
    brand: brand.name,
    category: title,
    hue,
  })
}

function prepareCategory({ slug, title, hue, emoji }: PackCategory, position: number): PreparedCategory {
  return { slug, title, position, hue, emoji: emoji ?? null, emoji_media: emoji ? emojiFile(emoji, 128) : null }
}
