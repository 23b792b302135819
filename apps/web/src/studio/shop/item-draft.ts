import type { StudioItem } from "@confetti/contract/shop-items"
import type { ItemKind } from "@confetti/domain/rewards/item-kind"
import { slugOf } from "../kit/slug.ts"

export type ItemDraft = {
  id: string
  kind: ItemKind
  title: string
  teaser: string
  text: string
  cost: string
  /** An uploaded file; null keeps the current picture. */
  file: string | null
  alt: string
  choice: string
  variants: readonly { id: string; name: string }[]
}

export const emptyDraft: ItemDraft = {
  id: "",
  kind: "goods",
  title: "",
  teaser: "",
  text: "",
  cost: "",
  file: null,
  alt: "",
  choice: "",
  variants: [],
}

export function draftOf({ id, kind, title, teaser, text, cost, picture, choice, variants }: StudioItem): ItemDraft {
  return {
    id,
    kind,
    title,
    teaser,
    text,
    cost: String(cost),
    file: null,
    alt: picture.alt,
    choice: choice ?? "",
    // A variant without a name is no choice.
    variants: variants
      .filter((variant) => variant.id !== "")
      .map((variant) => ({ id: variant.id, name: variant.name })),
  }
}

export function writtenOf({ title, teaser, text, cost, file, alt, choice, variants }: ItemDraft) {
  return {
    title: title.trim(),
    teaser: teaser.trim(),
    text: text.trim(),
    cost: Number(cost),
    picture: { file, alt: alt.trim() },
    choice: variants.length === 0 ? null : choice.trim(),
    variants: variants.map(({ id, name }) => ({ id: id || slugOf(name, 40), name: name.trim() })),
  }
}
