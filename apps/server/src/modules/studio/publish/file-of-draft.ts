import { dirname } from "node:path/posix"
import type { TileDraft } from "@confetti/contract/tile-draft"
import { isSlug } from "../../content/pack/fields.ts"

/** A draft's path in the pack: the existing one's folder, or that of its first category. */
export function fileOfDraft({ slug, categories: [category = ""] }: TileDraft, before: string | null): string {
  const folder = before === null ? `tiles/${isSlug(category) ? category : "new"}` : dirname(before)
  // The check reports an invalid slug; slashes must not leave the folder.
  return `${folder}/${slug.replaceAll("/", " ")}.md`
}
