import { type ItemStatus, itemStatus } from "@confetti/contract/rewards"
import type { ItemKind } from "@confetti/domain/rewards/item-kind"
import { paragraphsOf } from "../../../platform/content/shop-item.ts"
import { type Say, t } from "../../../platform/words/say.ts"
import { checkShape } from "./check-shape.ts"
import type { Report } from "./problem.ts"
import { type FieldPath, readYaml } from "./read-yaml.ts"
import { shopFields } from "./shop-fields.ts"

export type ItemFile = {
  file: string
  id: string
  title: string
  teaser: string
  /** Paragraphs, separated by an empty line. */
  text: string
  kind: ItemKind
  cost: number
  status: ItemStatus
  isExample: boolean
  picture: { file: string; alt: string }
  choice: string | null
  /** A variant without a name if there is no choice; none if stock is not counted. */
  variants: { id: string; name: string; stock: number }[]
  lineOf: (path: FieldPath) => number
}

export type ShopFile = { countries: string[]; items: ItemFile[] }

export const shopFile = "shop/shop.yaml"

export function parseShop(yaml: string, report: Report): ShopFile | null {
  const source = readYaml(yaml, 1, report)
  const fields = source && checkShape(shopFields, source, report)
  if (!source || !fields) return null
  const { countries = [], items } = fields
  const reportTwice = (
    values: readonly string[],
    pathOf: (at: number) => FieldPath,
    sayOf: (value: string) => Say,
  ): void => {
    for (const [at, value] of values.entries())
      if (values.indexOf(value) < at) report(source.lineOf(pathOf(at)), sayOf(value))
  }
  reportTwice(
    countries,
    (at) => ["countries", at],
    (country) => t`the country \`${country}\` appears twice`,
  )
  reportTwice(
    items.map(({ id }) => id),
    (at) => ["items", at, "id"],
    (id) => t`the item \`${id}\` appears twice`,
  )
  reportTwice(
    items.map(({ id, unlocks }) => unlocks ?? `goods ${id}`),
    (at) => ["items", at, "unlocks"],
    (perk) => t`two items unlock \`${perk}\``,
  )
  for (const [item, { variants = [] }] of items.entries())
    reportTwice(
      variants.map(({ id }) => id),
      (at) => ["items", item, "variants", at, "id"],
      (id) => t`the variant \`${id}\` appears twice`,
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
