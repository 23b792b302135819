import { ApiError } from "../../platform/api.ts"
import { troubleText } from "../trouble-text.ts"

const fieldNames: Readonly<Record<string, string>> = {
  itemId: "Id",
  title: "Name",
  teaser: "One line",
  text: "Text",
  cost: "Points",
  "picture.file": "Picture",
  "picture.alt": "What the picture shows",
  choice: "What they differ in",
  variants: "Sizes or colours",
}

/** Why an item was not saved, with the fields the server names, each in the form's own words. */
export function itemTrouble(error: unknown): string {
  const fields = error instanceof ApiError ? error.details.fields : undefined
  if (!Array.isArray(fields) || fields.length === 0) return troubleText(error)
  const named = fields.map((field) => {
    const [path = "", ...flaw] = String(field).split(": ")
    const name = fieldNames[path] ?? fieldNames[path.split(/[.[]/)[0] ?? ""] ?? path
    return `${name} ${flaw.join(": ")}`
  })
  return `Nothing was saved yet. ${named.join(". ")}.`
}
