import { dirname, join } from "node:path"
import { setImmediate } from "node:timers/promises"
import type { Brand } from "@confetti/contract/brand"
import type { ContentPage } from "@confetti/contract/content-page"
import type { Source } from "@confetti/contract/tile"
import type { DailyTile } from "../../../platform/content/content-snapshot.ts"
import type { Overlay } from "../../../platform/content/overlay.ts"
import { t } from "../../../platform/words/say.ts"
import { checkBrandLinks, checkCategories, checkSlugs } from "./check-pack.ts"
import { checkDailyTiles } from "./check-daily-tiles.ts"
import { checkTileLinks } from "./check-tile-links.ts"
import { linkSource, type SourceLookup } from "./link-source.ts"
import { isOriginalName, noOverlay } from "./overlay.ts"
import { type PackFile, readMarkdownFiles, readPackFile } from "./pack-files.ts"
import { packLanguage } from "./pack-language.ts"
import { brandFile, parseBrand } from "./parse-brand.ts"
import { categoriesFile, type PackCategory, parseCategories } from "./parse-categories.ts"
import { type DailyTileFile, dailyTilesFile, parseDailyTiles } from "./parse-daily-tiles.ts"
import { type FeaturedFile, featuredFile, parseFeatured } from "./parse-featured.ts"
import { type ParsedTile, parseOnce } from "./parse-once.ts"
import { linksOfPage, pagesFolder, parsePage } from "./parse-page.ts"
import { type ItemFile, parseShop, type ShopFile, shopFile } from "./parse-shop.ts"
import { type PostFile, parseSocial, socialFile } from "./parse-social.ts"
import type { TileFile } from "./parse-tile.ts"
import { InvalidPack, type Problem, type Report, sortProblems } from "./problem.ts"
import { resolveTileLinks } from "./resolve-tile-links.ts"
import { type TileNames, tileNames } from "./tile-names.ts"

export type PathOf = (file: string, name: string) => string

export type PackTile = TileFile & { sources: Source[] }

/** A content pack with valid text. Pictures are checked later: see `art-of-tile.ts`. */
export type Pack = {
  dir: string
  brand: Brand
  icon: { name: string; line: number } | null
  categories: PackCategory[]
  linkTile: (tile: TileFile) => PackTile
  tiles: PackTile[]
  pages: ContentPage[]
  posts: PostFile[]
  featured: FeaturedFile[]
  dailyTiles: DailyTile[]
  items: ItemFile[]
  /** Countries the shop ships to, as ISO codes; empty for all. */
  countries: string[]
  /** Files taken over by the studio. */
  ignored: string[]
  overlay: Overlay
}

const noShop: ShopFile = { items: [], countries: [] }

/** Reads and checks a whole pack with the studio's overlay. Throws InvalidPack with all problems. */
export async function readPack(dir: string, overlay: Overlay = noOverlay): Promise<Pack> {
  const problems: Problem[] = []
  const reporterOf =
    (file: string): Report =>
    (line, say, path) =>
      problems.push({ file, line, say, path })
  const readYamlFile = async <T>(file: string, parse: (text: string, report: Report) => T): Promise<T | null> => {
    const text = textIn(overlay, file) ?? (await readPackFile(dir, file))
    if (text === null) problems.push({ file, line: 1, say: t`is missing from ${dir}` })
    return text === null ? null : parse(text, reporterOf(file))
  }

  const brand = await readYamlFile(brandFile, parseBrand)
  const categories = await readYamlFile(categoriesFile, parseCategories)
  const { files, tiles, ignored } = await readTiles(dir, overlay, problems)
  const pageFiles = await readPages(dir, overlay)
  const pages = pageFiles.flatMap(({ file, text }) => parsePage(file, text, reporterOf(file)) ?? [])
  const readIfThere = async <T>(file: string, parse: (text: string, report: Report) => T[] | null): Promise<T[]> => {
    const text = textIn(overlay, file) ?? (await readPackFile(dir, file))
    return text === null ? [] : (parse(text, reporterOf(file)) ?? [])
  }
  const posts = await readIfThere(socialFile, parseSocial)
  const featured = await readIfThere(featuredFile, parseFeatured)
  const dailyTiles = await readIfThere(dailyTilesFile, parseDailyTiles)
  const shop = await readPackFile(dir, shopFile)
  const { items, countries } = (shop === null ? null : parseShop(shop, reporterOf(shopFile))) ?? noShop

  problems.push(...checkSlugs(files, tiles))
  if (categories) problems.push(...checkCategories(tiles, categories))
  if (brand)
    problems.push(
      ...checkBrandLinks(
        brand,
        pageFiles.map(({ file }) => file),
      ),
    )
  const names = tileNames(tiles)
  const linking = [...tiles, ...pageFiles.map(({ file, text }) => ({ file, slug: null, links: linksOfPage(text) }))]
  const known = { names, tiles, files, overlay }
  problems.push(...checkTileLinks(linking, known), ...checkDailyTiles(dailyTiles, known))
  if (problems.length > 0 || !brand || !categories)
    throw new InvalidPack(sortProblems(problems.map(ofStudio(overlay))), await packLanguage(dir, overlay))
  const linkTile = (tile: TileFile): PackTile => ({
    ...tile,
    sources: tile.fields.sources.map((source) => linkSource(source, brand.sourceLookup)),
    body: resolveTileLinks(tile.body, names),
    subtiles: tile.subtiles.map((subtile) => ({ ...subtile, body: resolveTileLinks(subtile.body, names) })),
  })
  const linked = tiles.map(linkTile)
  const icon = brand.icon === null ? null : { name: brand.icon, line: brand.lineOf(["icon"]) }
  return {
    dir,
    brand: brand.brand,
    icon,
    categories,
    linkTile,
    tiles: linked,
    pages: pages.map((page) => ({ ...page, body: resolveTileLinks(page.body, names) })),
    posts,
    featured,
    dailyTiles: dailyTilesById(dailyTiles, { names, tiles: linked }, brand.sourceLookup),
    items,
    countries,
    ignored,
    overlay,
  }
}

function writtenFiles({ tiles, files }: Overlay): Set<string> {
  return new Set([...tiles, ...files].map(({ file }) => file))
}

function ofStudio(overlay: Overlay): (problem: Problem) => Problem {
  const written = writtenFiles(overlay)
  return (problem) => (written.has(problem.file) ? { ...problem, isInStudio: true } : problem)
}

/** Leaves out tiles that were unpublished in the studio. */
function dailyTilesById(
  days: readonly DailyTileFile[],
  { names, tiles }: { names: TileNames; tiles: readonly PackTile[] },
  lookup: SourceLookup,
): DailyTile[] {
  const idOf = new Map(tiles.map(({ slug, id }) => [slug, id]))
  return days.flatMap(({ day, tile, onThisDay }) => {
    const tileId = idOf.get(names.get(tile) ?? "")
    if (tileId === undefined) return []
    return [{ day, tileId, onThisDay: onThisDay && { ...onThisDay, source: linkSource(onThisDay.source, lookup) } }]
  })
}

/** Resolves media paths: beside the pack's file, or among the originals for the studio's texts. */
export function pathsIn({ dir, overlay }: Pick<Pack, "dir" | "overlay">, originals: string): PathOf {
  const written = writtenFiles(overlay)
  return (file, name) =>
    written.has(file) && isOriginalName(name) ? join(originals, name) : join(dir, dirname(file), name)
}

export function textIn({ files }: Pick<Overlay, "files">, file: string): string | null {
  return files.find((each) => each.file === file)?.text ?? null
}

async function readPages(dir: string, overlay: Overlay): Promise<PackFile[]> {
  const written = overlay.files.filter(({ file }) => file.startsWith(`${pagesFolder}/`))
  const names = new Set(written.map(({ file }) => file))
  const own = (await readMarkdownFiles(dir, pagesFolder)).filter(({ file }) => !names.has(file))
  return [...own, ...written].sort((a, b) => (a.file < b.file ? -1 : 1))
}

type Tiles = { files: string[]; tiles: TileFile[]; ignored: string[] }

/** The pack's tiles except those taken over, then the studio's. If two claim a slug, the studio's is reported. */
async function readTiles(dir: string, overlay: Overlay, problems: Problem[]): Promise<Tiles> {
  const takenOver = new Set(overlay.tiles.map(({ id }) => id))
  const origins = new Set(overlay.tiles.map(({ origin }) => origin))
  const read: Tiles = { files: [], tiles: [], ignored: [] }
  const add = (file: string, parsed: ParsedTile): void => {
    read.files.push(file)
    problems.push(...parsed.problems)
    if (parsed.tile) read.tiles.push(parsed.tile)
  }
  for (const [at, { file, text }] of (await readMarkdownFiles(dir, "tiles")).entries()) {
    // Matched by path, since a replaced file may be broken.
    const parsed = origins.has(file) ? null : parseOnce(file, text)
    if (parsed === null || (parsed.tile && takenOver.has(parsed.tile.id))) read.ignored.push(file)
    else add(file, parsed)
    // Yields to other requests: a large pack takes seconds.
    if (at % 20 === 19) await setImmediate()
  }
  for (const { file, text } of overlay.tiles) if (text !== null) add(file, parseOnce(file, text))
  return read
}
