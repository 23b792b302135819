import type { Brand } from "@confetti/contract/brand"
import type { ContentPage } from "@confetti/contract/content-page"
import { checkBrandLinks, checkCategories } from "./check-references.ts"
import { checkSlugs } from "./check-slugs.ts"
import { InvalidPack } from "./invalid-pack.ts"
import { type PackFile, readMarkdownFiles, readPackFile } from "./pack-files.ts"
import { parseBrand } from "./parse-brand.ts"
import { type PackCategory, parseCategories } from "./parse-categories.ts"
import { parsePage } from "./parse-page.ts"
import { type ItemFile, parseShop, type ShopFile, shopFile } from "./parse-shop.ts"
import { type PostFile, parseSocial, socialFile } from "./parse-social.ts"
import { parseTile, type TileFile } from "./parse-tile.ts"
import { type Problem, type Report, sortProblems } from "./problem.ts"

/** A content pack whose text is sound. Whether its pictures can be read is another matter: see `artOfTiles`. */
export type Pack = {
  dir: string
  brand: Brand
  categories: PackCategory[]
  tiles: TileFile[]
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
  return { dir, brand: brand.brand, categories, tiles, pages, posts, items, countries }
}
