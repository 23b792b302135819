import type { ContentPage } from "@confetti/contract/content-page"
import { plural, type Say, t } from "../../../platform/words/say.ts"
import { pagesFolder } from "../pack/parse-page.ts"

/** Pages with square brackets where the operator must fill something in. */
export const operatorPages = ["privacy", "terms"]

export function warnOfPages(pages: readonly Pick<ContentPage, "slug" | "body">[]): Say[] {
  return pages.flatMap(({ slug, body }) => {
    const count = operatorPages.includes(slug) ? textsIn(body).filter((text) => text.includes("[")).length : 0
    if (count === 0) return []
    const places = plural(count, { one: "# place", other: "# places" })
    const file = `${pagesFolder}/${slug}.md`
    return [t`${file} has ${places} in square brackets for you to fill in. Readers see the brackets until you do.`]
  })
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : []
}
