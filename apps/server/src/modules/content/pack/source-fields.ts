import { sourceKinds } from "@confetti/contract/tile"
import { tileLimits } from "@confetti/domain/tile/tile-limits"
import { z } from "zod"
import { t } from "../../../platform/words/say.ts"
import { text } from "./fields.ts"
import { error, shaped } from "./refinements.ts"

const doiShape = /^10\.\d{4,9}\/[^\s"<>]{1,200}$/

const doi = z
  .string()
  .refine((value) => doiShape.test(value), error(t`must be a DOI without a web address, such as 10.1038/419685a`))

const isbn = shaped(
  (value) => typeof value !== "number",
  z.string().refine(isIsbn, error(t`must be an ISBN of 10 or 13 digits; its check digit does not match`)),
  t`must be in quotes, so that YAML keeps the ISBN as text`,
)

export const httpsAddress = z
  .string()
  .max(500)
  .refine((value) => isHttpsAddress(value), error(t`must be an https:// address`))

const words = text(tileLimits.sourceText.least, tileLimits.sourceText.most)

export const sourceFields = z
  .strictObject({
    title: words,
    by: words,
    year: z.int().optional(),
    kind: z.enum(sourceKinds),
    doi: doi.optional(),
    isbn: isbn.optional(),
    url: httpsAddress.optional(),
  })
  .refine((source) => source.year !== undefined || (source.kind !== "book" && source.kind !== "paper"), {
    path: ["year"],
    ...error(t`is missing: books and papers need one`),
    when: ({ value }) => isGroup(value),
  })
  .refine(({ doi, isbn, url }) => [doi, isbn, url].filter((each) => each !== undefined).length <= 1, {
    ...error(t`must have only one of \`doi\`, \`isbn\` and \`url\``),
    when: ({ value }) => isGroup(value),
  })

export type SourceFields = z.output<typeof sourceFields>

export function isIsbn(value: string): boolean {
  const digits = value.replace(/[- ]/g, "")
  if (/^\d{9}[\dX]$/.test(digits))
    return [...digits].reduce((sum, digit, at) => sum + (10 - at) * (digit === "X" ? 10 : Number(digit)), 0) % 11 === 0
  if (/^97[89]\d{10}$/.test(digits))
    return [...digits].reduce((sum, digit, at) => sum + (at % 2 === 0 ? 1 : 3) * Number(digit), 0) % 10 === 0
  return false
}

function isHttpsAddress(value: string): boolean {
  if (!/^https:\/\/\S+$/.test(value)) return false
  const address = URL.canParse(value) ? new URL(value) : null
  return address !== null && address.username === "" && address.password === "" && address.hostname.includes(".")
}

function isGroup(value: unknown): boolean {
  return typeof value === "object" && value !== null
}
