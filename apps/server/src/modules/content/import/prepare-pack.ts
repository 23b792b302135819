import type { Brand } from "@confetti/contract/brand"
import type { ContentPage } from "@confetti/contract/content-page"
import { defined } from "@confetti/domain/defined"
import { emojiFile } from "@confetti/domain/tile/emoji-file"
import type { DailyTile, FeaturedItem } from "../../../platform/content/content-snapshot.ts"
import { bringOriginals } from "../../media/bring-originals.ts"
import type { DrawingPool } from "../../media/drawing-pool.ts"
import { ghostOf } from "../../media/ghosts.ts"
import { type MediaFolder, prepareMediaFolder } from "../../media/media-folder.ts"
import { cardVersion, type Media, mediaOf, pictureWidths } from "../../media/media-request.ts"
import { shortHash } from "../../media/short-hash.ts"
import { hasUnspaced } from "../../search/query-words.ts"
import type { PackCategory } from "../pack/parse-categories.ts"
import type { TileFile } from "../pack/parse-tile.ts"
import { InvalidPack, sortProblems } from "../pack/problem.ts"
import { type Pack, type PackTile, type PathOf, pathsIn } from "../pack/read-pack.ts"
import { questionsOfFile, type TileQuestion } from "../tile-question.ts"
import { checkArt, type TileArt, takeArt } from "./art-of-tile.ts"
import { checkComparisons } from "./check-comparisons.ts"
import { checkClips, type PreparedClip, prepareClip } from "./clip-of-subtile.ts"
import { prepareComparisons } from "./compared-pictures.ts"
import { checkIcon, prepareBrand } from "./prepare-brand.ts"
import { checkItemPicture, type PreparedItem, prepareItem } from "./prepare-item.ts"
import { checkPoster, type PreparedPost, preparePost } from "./prepare-post.ts"
import { type SearchText, searchText } from "./search-words.ts"
import { type TileMedia, tileDocument } from "./tile-documents.ts"

export type PreparedTile = {
  file: PackTile
  media: TileMedia
  requests: Media[]
  search: SearchText
  /** Not part of the tile's hash or version: readers do not see questions in the tile. */
  questions: TileQuestion[]
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
  dir: string
  brand: Brand
  icons: Media[]
  categories: PreparedCategory[]
  tiles: PreparedTile[]
  pages: ContentPage[]
  posts: PreparedPost[]
  featured: FeaturedItem[]
  dailyTiles: DailyTile[]
  items: PreparedItem[]
  countries: string[]
  ignored: string[]
}

export type MediaTools = {
  folder: MediaFolder
  pool: DrawingPool
  /** Whether it may replace another pack. Only an operator's command does. */
  mayReplace?: boolean
  /** Whether missing films are converted. A preview skips them: they take minutes. */
  makesFilms?: boolean
  onProgress?: (done: number, all: number) => void
}

/** Keeps the drawing workers busy, and few enough for films, which take a core each. */
const atOnce = 3

/** Prepares the media and rows of a pack. Throws InvalidPack when a picture cannot be read. */
export async function preparePack(pack: Pack, tools: MediaTools): Promise<PreparedPack> {
  await prepareMediaFolder(tools.folder)
  const { overlay } = pack
  await bringOriginals(
    tools.folder,
    [...overlay.tiles, ...overlay.files].map(({ text }) => text),
  )
  const pathOf = pathsIn(pack, tools.folder.originals)
  const problems = [
    ...(await checkIcon(pathOf, pack)),
    ...(await mapLimit(pack.tiles, atOnce, (tile) => checkArt(pathOf, tile))),
    ...(await mapLimit(pack.tiles, atOnce, (tile) => checkClips(pathOf, tile))),
    ...(await mapLimit(pack.tiles, atOnce, (tile) => checkComparisons(pathOf, tile))),
    ...(await mapLimit(pack.posts, atOnce, (post) => checkPoster(pathOf, post))),
    ...(await mapLimit(pack.items, atOnce, (item) => checkItemPicture(pathOf, item))),
  ].flat()
  if (problems.length > 0) throw new InvalidPack(sortProblems(problems), pack.brand.language)
  let done = 0
  const tiles = await mapLimit(pack.tiles, atOnce, async (tile) => {
    const prepared = await prepareTile(pack, tile, pathOf, tools)
    tools.onProgress?.(++done, pack.tiles.length)
    return prepared
  })
  const shown = pack.posts.filter(({ isOff }) => !isOff)
  const posts = await mapLimit([...shown.entries()], atOnce, ([at, post]) => preparePost(pathOf, post, at, tools))
  const items = await mapLimit([...pack.items.entries()], atOnce, ([at, item]) => prepareItem(pathOf, item, at, tools))
  const { brand, requests: icons } = await prepareBrand(pathOf, pack, tools.folder)
  const categories = pack.categories.map(prepareCategory)
  const { pages, dailyTiles, countries, ignored } = pack
  const featured = pack.featured.filter(({ isOff }) => !isOff).map(({ item, window }) => ({ itemId: item, window }))
  const { dir } = pack
  return { dir, brand, icons, categories, tiles, pages, posts, featured, dailyTiles, items, countries, ignored }
}

export type TileSurroundings = Pick<Pack, "brand" | "categories">

export async function prepareTile(
  pack: TileSurroundings,
  file: PackTile,
  pathOf: PathOf,
  tools: MediaTools,
): Promise<PreparedTile> {
  const category = defined(pack.categories.find(({ slug }) => slug === file.fields.categories[0]))
  const { art, picture, film } = await takeArt(pathOf, file, tools)
  const card = cardOf(file, art, category, pack.brand)
  const clips: (PreparedClip | null)[] = []
  for (const clip of file.clips) clips.push(clip && (await prepareClip(pathOf, file.file, clip, tools)))
  const { compared, requests: comparedRequests } = await prepareComparisons(pathOf, file, tools)
  const { id, width, height } = picture
  const ghost = await ghostOf(picture, tools)
  const media: TileMedia = {
    picture: { id, alt: file.fields.picture.alt, width, height, widths: [...pictureWidths], ...ghost },
    card,
    film,
    clips: clips.map((each) => each?.clip ?? null),
    compared,
  }
  const search = searchText(file)
  const { season } = file.fields
  // Only if present, so that other hashes do not change.
  const more = [
    ...(season === undefined ? [] : [season]),
    ...(hasUnspaced(Object.values(search).join("\n")) ? ["pairs"] : []),
  ]
  const fingerprint = [tileDocument(file, 0, media), search, ...more]
  const contentHash = shortHash(JSON.stringify(fingerprint), 26)
  const questions = questionsOfFile(file.fields.questions)
  const clipRequests = clips.flatMap((each) => each?.requests ?? [])
  const requests = [picture, card, ...(film ? [film] : []), ...clipRequests, ...comparedRequests]
  return { file, media, requests, search, questions, contentHash }
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

/** Maps items with a limited concurrency. Results are in the items' order. */
async function mapLimit<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const left = items.entries()
  const turn = async (): Promise<void> => {
    for (const [at, item] of left) results[at] = await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, turn))
  return results
}
