import type { WaitCause } from "@confetti/domain/thoughts/thought-trust"

const words: Record<WaitCause, string> = {
  "first-thoughts": "one of the author's first thoughts",
  link: "it contains a link by a new author",
  copy: "the same text was posted elsewhere",
  flood: "many were sent at once",
  words: "it contains a flagged word",
  reports: "readers reported it",
  appeal: "the author appealed",
  media: "it has a photo or a clip",
}

export function causeText(cause: string): string {
  return Object.hasOwn(words, cause) ? words[cause as WaitCause] : cause
}
