import { type ItemStatus, itemStatus } from "@confetti/contract/rewards"
import type { ItemKind } from "@confetti/domain/rewards/item-kind"
import { paragraphsOf } from "../../../platform/content/shop-item.ts"
import { checkShape } from "./check-shape.ts"
import type { Report } from "./problem.ts"
import { type FieldPath, readYaml } from "./read-yaml.ts"
import { shopFields } from "./shop-fields.ts"

/** Something of the shop as the pack says it. */
export type ItemFile = {
  file: string
  id: string
  title: string
  teaser: string
  /** Paragraphs, an empty line between two. */
  text: string
  kind: ItemKind
  cost: number
  status: ItemStatus
  isExample: boolean
  picture: { file: string; alt: string }
  choice: string | null
  /** One without a name where there is nothing to choose; none of what is not counted. */
  variants: { id: string; name: string; stock: number }[]
  lineOf: (path: FieldPath) => number
}

export type ShopFile = { countries: string[]; items: ItemFile[] }

export const shopFile = "shop/shop.yaml"

/** Reads `shop/shop.yaml`: what points can be swapped for, in the order it is shown in. */
export function parseShop(yaml: string, report: Report): ShopFile | null {
  const source = readYaml(yaml, 1, report)
  const fields = source && checkShape(shopFields, source, report)
  if (!source || !fields) return null
  const { countries = [], items } = fields
  const reportTwice = (values: readonly string[], name: string, pathOf: (at: number) => FieldPath): void => {
    for (const [at, value] of values.entries())
      if (values.indexOf(value) < at) report(source.lineOf(pathOf(at)), `${name} \`${value}\` is there twice`)
  }
  reportTwice(countries, "the country", (at) => ["countries", at])
  reportTwice(
    items.map(({ id }) => id),
    "the item",
    (at) => ["items", at, "id"],
  )
  reportTwice(
    items.map(({ id, unlocks }) => unlocks ?? `goods ${id}`),
    "what unlocks",
    (at) => ["items", at, "unlocks"],
  )
  for (const [item, { variants = [] }] of items.entries())
    reportTwice(
      variants.map(({ id }) => id),
      "the variant",
      (at) => ["items", item, "variants", at, "id"],
    )
  return {
    countries,
    items: items.map(
      ({ status = "active", unlocks, example = false, stock = 0, choice = null, variants, text, ...fields }, at) => ({
        ...fields,
        kind: unlocks ?? "goods",
        file: shopFile,
        text: paragraphsOf(text),
        status: itemStatus[status],
        isExample: example,
        choice,
        variants: variants ?? (unlocks === undefined ? [{ id: "", name: "", stock }] : []),
        lineOf: (path) => source.lineOf(["items", at, ...path]),
      }),
    ),
  }
}
