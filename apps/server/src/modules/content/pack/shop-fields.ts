import { perks } from "@confetti/domain/rewards/item-kind"
import { z } from "zod"
import { type Say, t } from "../../../platform/words/say.ts"
import { isReserved, isSlug, reservedProblem, text } from "./fields.ts"
import { pictureFileFields } from "./picture-fields.ts"
import { atLeast, atMost, check, error, issueOf } from "./refinements.ts"

/** Unions and unassigned codes: `Intl` names them too. */
const noCountries = new Set(["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"])

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" })

/** As many as the studio allows, so that its export is a valid pack. */
const mostItems = 500
const mostVariants = 20
const longest = { item: 64, variant: 40 }
/** A higher number is a typing mistake. */
const most = { cost: 10_000_000, stock: 1_000_000 }

const idOf = (length: number) =>
  z
    .string()
    .refine(
      (value) => value.length <= length && isSlug(value),
      error(t`must be a slug: lowercase letters, digits and hyphens, at most ${length} characters`),
    )

const itemId = idOf(longest.item).superRefine(check((value) => (isReserved(value) ? reservedProblem(value) : null)))

const stock = z
  .int()
  .refine((pieces) => pieces >= 0, error(t`must not be negative`))
  .max(most.stock)

const variantFields = z.strictObject({ id: idOf(longest.variant), name: text(1, 24), stock })

const itemFields = z
  .strictObject({
    id: itemId,
    title: text(2, 40),
    teaser: text(10, 120),
    text: text(20, 1200),
    cost: z
      .int()
      .refine((points) => points >= 1, error(t`must be at least 1 point`))
      .max(most.cost),
    unlocks: z.enum(perks).optional(),
    status: z.enum(["active", "inactive"]).optional(),
    example: z.boolean().optional(),
    picture: pictureFileFields,
    stock: stock.optional(),
    choice: text(2, 24).optional(),
    variants: z
      .array(variantFields)
      .check(atLeast(2, t`needs at least two variants; if there is only one, leave it out and give the \`stock\``))
      .check(atMost(mostVariants, t`can have at most ${mostVariants} variants`))
      .optional(),
  })
  .superRefine(({ unlocks, stock: pieces, choice, variants }, context) => {
    const complain = (field: string, say: Say): void => context.addIssue(issueOf(say, [field]))
    if (unlocks !== undefined) {
      const counted = { stock: pieces, choice, variants }
      for (const [field, given] of Object.entries(counted))
        if (given !== undefined) complain(field, t`is only for goods: unlocked items have no stock`)
    } else if (variants === undefined) {
      if (pieces === undefined) complain("stock", t`is missing: the opening stock`)
      if (choice !== undefined) complain("choice", t`is only allowed with \`variants\``)
    } else {
      if (pieces !== undefined) complain("stock", t`must be given by each of the \`variants\` instead`)
      if (choice === undefined) complain("choice", t`is missing: how the variants differ, such as Size`)
    }
  })

export const shopFields = z.strictObject({
  countries: z.array(z.string().refine(isRegion, error(t`must be a country's two ISO letters, such as GB`))).optional(),
  items: z.array(itemFields).check(atMost(mostItems, t`can have at most ${mostItems} items`)),
})

function isRegion(letters: string): boolean {
  if (!/^[A-Z]{2}$/.test(letters) || noCountries.has(letters)) return false
  return names.of(letters) !== undefined && new Intl.Locale(`und-${letters}`).region === letters
}
