import type { Inline } from "@confetti/contract/rich-text"
import type { DraftSubtile, DraftText, TileDraft } from "@confetti/contract/tile-draft"
import { t } from "@confetti/domain/messages/t"
import { pathWords } from "../fields/path-words.ts"
import { type DraftPart, subtileOf } from "./draft-parts.ts"

export function partName(part: DraftPart, draft: TileDraft, other: TileDraft): string {
  if (part.kind === "order") return t`Order of the subtiles`
  if (part.kind === "field") return pathWords([part.field])
  const { heading = "" } = subtileOf(draft, part.key) ?? subtileOf(other, part.key) ?? {}
  return heading === "" ? t`A subtile` : t`Subtile “${heading}”`
}

export function partText(part: DraftPart, draft: TileDraft): string | null {
  if (part.kind === "order") return draft.subtiles.map(({ heading }, at) => `${at + 1}. ${heading}`).join("\n")
  if (part.kind === "subtile") {
    const subtile = subtileOf(draft, part.key)
    return subtile ? subtileText(subtile) : null
  }
  return fieldText(part.field, draft)
}

function fieldText(field: Extract<DraftPart, { kind: "field" }>["field"], draft: TileDraft): string {
  switch (field) {
    case "categories":
    case "formerly":
      return draft[field].join(", ")
    case "developing":
      return draft.developing ? t`Yes` : t`No`
    case "picture":
      return pictureText(draft.picture)
    case "opening":
      return plainText(draft.opening)
    case "sources":
      return draft.sources
        .map(({ title, by, year, kind, doi, isbn, url }) =>
          [title, by, year, kind, doi ?? isbn ?? url].filter((each) => each !== null && each !== "").join(", "),
        )
        .join("\n")
    case "questions":
      return draft.questions
        .map(({ question, options, right, why }) =>
          [
            question,
            ...options.map((option) => `${option !== "" && option === right ? "✓" : "·"} ${option}`),
            why,
          ].join("\n"),
        )
        .join("\n\n")
    case "next":
      return draft.next ? `${draft.next.date}: ${draft.next.text}` : ""
    default:
      return draft[field] ?? ""
  }
}

function subtileText({ date, heading, slug, body, clip }: DraftSubtile): string {
  const dated = date === null ? heading : `${date}: ${heading}`
  const title = slug === null ? dated : `${dated} (${slug})`
  return [title, plainText(body), ...(clip ? [t`Film ${clip.file}: ${clip.alt}`] : [])].join("\n\n")
}

function pictureText({ kind, file, focus, alt }: TileDraft["picture"]): string {
  const eye = focus && kind === "file" ? [t`Focus ${Math.round(focus.x * 100)}%, ${Math.round(focus.y * 100)}%`] : []
  return [file, ...eye, alt].filter((line) => line !== "").join("\n")
}

function plainText(text: DraftText): string {
  return text
    .map((block) => {
      if (block.type === "figure") return block.text
      if (block.type === "paragraph") return inlineText(block.text)
      if (block.type === "fenced") return `${block.kind}\n${block.yaml}`
      if (block.type === "list")
        return block.items.map((item, at) => `${block.ordered ? `${at + 1}.` : "•"} ${inlineText(item)}`).join("\n")
      const by = block.by === null ? [] : [`— ${block.by}`]
      return [...block.text.map((line) => `> ${inlineText(line)}`), ...by].join("\n")
    })
    .join("\n\n")
}

function inlineText(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return part
      if ("strong" in part) return `**${inlineText(part.strong)}**`
      return "em" in part ? `_${inlineText(part.em)}_` : `${inlineText(part.text)} (${part.link})`
    })
    .join("")
}
