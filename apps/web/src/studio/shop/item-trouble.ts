import { t } from "@confetti/domain/messages/t"
import { ApiError } from "../../platform/api.ts"
import { troubleText } from "../trouble-text.ts"

const fieldNames: Readonly<Record<string, string>> = {
  itemId: t`Id`,
  title: t`Name`,
  teaser: t`One line`,
  text: t`Text`,
  cost: t`Points`,
  "picture.file": t`Picture`,
  "picture.alt": t`What the picture shows`,
  choice: t`What they differ in`,
  variants: t`Sizes or colours`,
}

export function itemTrouble(error: unknown): string {
  const fields = error instanceof ApiError ? error.details.fields : undefined
  if (!Array.isArray(fields) || fields.length === 0) return troubleText(error)
  const named = fields.map((field) => {
    const [path = "", ...flaw] = String(field).split(": ")
    const name = fieldNames[path] ?? fieldNames[path.split(/[.[]/)[0] ?? ""] ?? path
    return `${name} ${flaw.join(": ")}`
  })
  const flaws = named.join(". ")
  return t`Nothing was saved yet. ${flaws}.`
}
