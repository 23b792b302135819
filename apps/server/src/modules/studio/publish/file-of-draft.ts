import { dirname } from "node:path/posix"
import type { TileDraft } from "@confetti/contract/tile-draft"
import { isSlug } from "../../content/pack/fields.ts"

/** Where in the pack a draft's file lies: beside the one it had, or else in the folder of its first category. */
export function fileOfDraft({ slug, categories: [category = ""] }: TileDraft, before: string | null): string {
  const folder = before === null ? `tiles/${isSlug(category) ? category : "new"}` : dirname(before)
  // A name that is no slug is told by the check, and leads nowhere else until then.
  return `${folder}/${slug.replaceAll("/", " ")}.md`
}
