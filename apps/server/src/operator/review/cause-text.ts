import type { WaitCause } from "@confetti/domain/thoughts/thought-trust"

const words: Record<WaitCause, string> = {
  "first-thoughts": "it is one of its author's first",
  link: "it has a link by somebody new",
  copy: "the same words stand elsewhere",
  flood: "it is the fourth or more in ten minutes",
  words: "it has a word that is held",
  reports: "readers reported it",
  appeal: "its author asks for another look",
  media: "it has a photo or a clip",
}

export function causeText(cause: string): string {
  return Object.hasOwn(words, cause) ? words[cause as WaitCause] : cause
}
