import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { itemStatus } from "@confetti/contract/rewards"
import { isPerk } from "@confetti/domain/rewards/item-kind"
import { type Document, isMap, isSeq, parseDocument, type YAMLMap, YAMLSeq } from "yaml"
import { t } from "../../../platform/words/say.ts"
import { readPackFile } from "../../content/pack/pack-files.ts"
import { parseShop, shopFile } from "../../content/pack/parse-shop.ts"
import { InvalidPack, type Problem } from "../../content/pack/problem.ts"
import { exists } from "../../media/originals.ts"
import { shortHash } from "../../media/short-hash.ts"
import type { StudioItem } from "../../rewards/catalogue/items-of-studio.ts"

type Parts = { dir: string; items: readonly StudioItem[]; originals: string; language: string }

type ShopFiles = { text: string; pictures: string[] }

type Entry = { position: number; id: string; node: YAMLMap }

/**
 * The shop's file with the studio's items in their places, keeping the rest and its comments. Null without changes in the studio. Throws
 * InvalidPack if it could not be imported.
 */
export async function shopOf({ dir, items, originals, language }: Parts): Promise<ShopFiles | null> {
  if (items.length === 0) return null
  const document = parseDocument((await readPackFile(dir, shopFile)) ?? "items: []\n")
  const before = document.get("items")
  const current = isSeq(before) ? before.items.filter((node) => isMap(node)) : []
  const byId = new Map(items.map((item) => [item.id, item]))
  const pictures: string[] = []
  const entries: Entry[] = []
  for (const [position, node] of current.entries()) {
    const id = String(node.get("id"))
    const said = byId.get(id)
    byId.delete(id)
    if (!said) entries.push({ position, id, node })
    else if (said.isSwitchedOnly) entries.push({ position, id, node: switched(node, said) })
    else if (!said.isArchived) {
      const name = await pictureName(said, pictureOf(node), dir)
      if (name === said.original) pictures.push(name)
      entries.push({ position: said.position, id, node: written(document, said, name) })
    }
  }
  for (const said of byId.values()) {
    // Fields only in its file are removed with it.
    if (said.isSwitchedOnly || said.isArchived) continue
    const name = said.original ?? ""
    if (name !== "") pictures.push(name)
    entries.push({ position: said.position, id: said.id, node: written(document, said, name) })
  }
  const after = isSeq(before) ? before : new YAMLSeq()
  after.items = entries
    .toSorted((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1))
    .map(({ node }) => node)
  after.flow = false
  document.set("items", after)
  const text = document.toString({ lineWidth: 0 })
  mustBeSound(text, language)
  return { text, pictures: await Promise.all(pictures.map((name) => mustBeThere(originals, name, language))) }
}

function switched(node: YAMLMap, { item }: StudioItem): YAMLMap {
  if (item.status === itemStatus.inactive) node.set("status", "inactive")
  else node.delete("status")
  return node
}

function written(document: Document, { item, left }: StudioItem, picture: string): YAMLMap {
  const { id, title, teaser, text, kind, cost, status, choice, variants } = item
  const piecesOf = (variant: string) => left.find((each) => each.variant === variant)?.pieces ?? 0
  const isChosen = variants.some((variant) => variant.id !== "")
  const node: unknown = document.createNode({
    id,
    title,
    teaser,
    text,
    cost,
    ...(isPerk(kind) && { unlocks: kind }),
    ...(status === itemStatus.inactive && { status: "inactive" }),
    picture: { file: picture, alt: item.picture.alt },
    ...(!isPerk(kind) && !isChosen && { stock: piecesOf("") }),
    ...(isChosen && {
      choice,
      variants: variants.map((variant) => ({ ...variant, stock: piecesOf(variant.id) })),
    }),
  })
  if (!isMap(node)) throw new Error(`the item ${id} is no map`)
  return node
}

function pictureOf(node: YAMLMap): string | null {
  const name = node.getIn(["picture", "file"])
  return typeof name === "string" ? name : null
}

async function pictureName({ original }: StudioItem, before: string | null, dir: string): Promise<string> {
  const bytes = before === null ? null : await readFile(join(dir, "shop", before)).catch(() => null)
  const isSame = bytes !== null && original !== null && original.startsWith(`${shortHash(bytes, 20)}.`)
  return isSame && before !== null ? before : (original ?? before ?? "")
}

function mustBeSound(text: string, language: string): void {
  const problems: Problem[] = []
  parseShop(text, (line, say, path) => problems.push({ file: shopFile, line, say, path }))
  if (problems.length > 0) throw new InvalidPack(problems, language)
}

async function mustBeThere(originals: string, name: string, language: string): Promise<string> {
  if (await exists(join(originals, name))) return name
  const say = t`the picture ${name} is not among the originals`
  throw new InvalidPack([{ file: shopFile, line: 1, say, path: [] }], language)
}
