import { readdir, readFile } from "node:fs/promises"
import { basename, join, sep } from "node:path"
import type { Brand } from "@confetti/contract/brand"
import type { ContentPage } from "@confetti/contract/content-page"
import type { Source } from "@confetti/contract/tile"
import { linkSource } from "./link-source.ts"
import { type BrandFile, parseBrand } from "./parse-brand.ts"
import { type PackCategory, parseCategories } from "./parse-categories.ts"
import { parsePage } from "./parse-page.ts"
import { type ItemFile, parseShop, type ShopFile, shopFile } from "./parse-shop.ts"
import { type PostFile, parseSocial, socialFile } from "./parse-social.ts"
import { parseTile, type TileFile } from "./parse-tile.ts"
import { InvalidPack, type Problem, type Report, sortProblems } from "./problem.ts"

/** A text file of a pack; its path is relative to the pack, with slashes. */
type PackFile = { file: string; text: string }

export type PackTile = TileFile & { sources: Source[] }

/** A content pack whose text is sound. Whether its pictures can be read is another matter: see `art-of-tile.ts`. */
export type Pack = {
  dir: string
  brand: Brand
  categories: PackCategory[]
  tiles: PackTile[]
  pages: ContentPage[]
  /** None where the pack has no `social.yaml`. */
  posts: PostFile[]
  /** None where the pack has no `shop/shop.yaml`. */
  items: ItemFile[]
  /** Where the shop's parcels go, as ISO letters; empty for everywhere. */
  countries: string[]
}

const noShop: ShopFile = { items: [], countries: [] }

/** Reads and checks a whole pack. Throws InvalidPack with everything that is wrong. */
export async function readPack(dir: string): Promise<Pack> {
  const problems: Problem[] = []
  const reporterOf =
    (file: string): Report =>
    (line, message) =>
      problems.push({ file, line, message })
  const readYamlFile = async <T>(file: string, parse: (text: string, report: Report) => T): Promise<T | null> => {
    const text = await readPackFile(dir, file)
    if (text === null) problems.push({ file, line: 1, message: `is missing from ${dir}` })
    return text === null ? null : parse(text, reporterOf(file))
  }
  const parseAll = <T>(files: readonly PackFile[], parse: (file: string, text: string, report: Report) => T | null) =>
    files.flatMap(({ file, text }) => parse(file, text, reporterOf(file)) ?? [])

  const brand = await readYamlFile("pack.yaml", parseBrand)
  const categories = await readYamlFile("categories.yaml", parseCategories)
  const tileFiles = await readMarkdownFiles(dir, "tiles")
  const tiles = parseAll(tileFiles, parseTile)
  const pageFiles = await readMarkdownFiles(dir, "pages")
  const pages = parseAll(pageFiles, parsePage)
  const social = await readPackFile(dir, socialFile)
  const posts = social === null ? [] : (parseSocial(social, reporterOf(socialFile)) ?? [])
  const shop = await readPackFile(dir, shopFile)
  const { items, countries } = (shop === null ? null : parseShop(shop, reporterOf(shopFile))) ?? noShop

  problems.push(
    ...checkSlugs(
      tileFiles.map(({ file }) => file),
      tiles,
    ),
  )
  if (categories) problems.push(...checkCategories(tiles, categories))
  if (brand)
    problems.push(
      ...checkBrandLinks(
        brand,
        pageFiles.map(({ file }) => file),
      ),
    )
  if (problems.length > 0 || !brand || !categories) throw new InvalidPack(sortProblems(problems))
  const linked = tiles.map((tile) => ({
    ...tile,
    sources: tile.fields.sources.map((source) => linkSource(source, brand.sourceLookup)),
  }))
  return { dir, brand: brand.brand, categories, tiles: linked, pages, posts, items, countries }
}

/** Every category a tile names must exist. */
function checkCategories(tiles: readonly TileFile[], categories: readonly PackCategory[]): Problem[] {
  const known = new Set(categories.map(({ slug }) => slug))
  return tiles.flatMap(({ file, fields, lineOf }) =>
    fields.categories.flatMap((slug, at) =>
      known.has(slug)
        ? []
        : [{ file, line: lineOf(["categories", at]), message: `there is no category \`${slug}\` in categories.yaml` }],
    ),
  )
}

/** A link of the brand to a path of this site must lead to a page of the pack. */
function checkBrandLinks({ brand, lineOf }: BrandFile, pageFiles: readonly string[]): Problem[] {
  const known = new Set(pageFiles)
  return Object.entries(brand.links).flatMap(([name, link]) => {
    const page = `pages${link}.md`
    if (!link.startsWith("/") || known.has(page)) return []
    const line = lineOf(["links", name])
    return [{ file: "pack.yaml", line, message: `\`links.${name}\` leads to ${link}, and there is no ${page}` }]
  })
}

/** Subtiles come after all tiles: a name of a tile's own counts more than one that is made from two. */
function claimSubtileSlugs({ file, subtiles, subtileLines }: TileFile, owners: Map<string, string>): Problem[] {
  return subtiles.flatMap(({ slug }, at): Problem[] => {
    const owner = owners.get(slug)
    if (owner === undefined) owners.set(slug, file)
    if (owner === undefined) return []
    const message = `the subtile's slug \`${slug}\` belongs to ${owner}: give it another with {slug: …} after its heading`
    return [{ file, line: subtileLines[at] ?? 1, message }]
  })
}

/**
 * A slug leads to one tile for ever: no two tiles may claim one, be it as their name or as a former name.
 * Takes the names of all files, for those that could not be read count too.
 */
function checkSlugs(files: readonly string[], tiles: readonly TileFile[]): Problem[] {
  const problems: Problem[] = []
  const owners = new Map<string, string>()
  for (const file of files) {
    const slug = basename(file, ".md")
    const owner = owners.get(slug)
    if (owner === undefined) owners.set(slug, file)
    else problems.push({ file, line: 1, message: `the slug \`${slug}\` is also that of ${owner}` })
  }
  for (const tile of tiles) {
    for (const [at, slug] of (tile.fields.formerly ?? []).entries()) {
      const owner = owners.get(slug)
      if (owner === undefined) owners.set(slug, tile.file)
      // A tile that got back an earlier name lists it among the former ones.
      if (owner === undefined || (owner === tile.file && slug === tile.slug)) continue
      const line = tile.lineOf(["formerly", at])
      problems.push({ file: tile.file, line, message: `\`formerly\` names \`${slug}\`, which belongs to ${owner}` })
    }
  }
  // Two tiles of one name would share their subtiles' names as well: the first is the one to mend.
  return problems.length > 0 ? problems : tiles.flatMap((tile) => claimSubtileSlugs(tile, owners))
}

/** All Markdown files in a folder of the pack, at any depth, in a stable order. A folder that is not there is empty. */
async function readMarkdownFiles(dir: string, folder: string): Promise<PackFile[]> {
  const names = await readdir(join(dir, folder), { recursive: true }).catch(orEmpty)
  const files = names
    .filter((name) => name.endsWith(".md") && !name.split(sep).some((part) => part.startsWith(".")))
    .map((name) => `${folder}/${name.split(sep).join("/")}`)
    .sort()
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(dir, file), "utf8") })))
}

/** A file of the pack, or null when it is not there. */
async function readPackFile(dir: string, file: string): Promise<string | null> {
  return readFile(join(dir, file), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return null
    throw error
  })
}

function orEmpty(error: NodeJS.ErrnoException): string[] {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return []
  throw error
}
