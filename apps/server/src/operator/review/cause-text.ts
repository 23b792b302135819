import type { WaitCause } from "@confetti/domain/thoughts/thought-trust"

const words: Record<WaitCause, string> = {
  "first-thoughts": "its author's first thoughts are read",
  link: "a link by somebody new",
  copy: "the same words stand elsewhere",
  flood: "the fourth or more in ten minutes",
  words: "a word that is held",
  reports: "readers reported it",
  appeal: "its author asks for another look",
  media: "it has a photo or a clip",
}

/** Why a thought waits, in words; a cause that is not known here as it is called. */
export function causeText(cause: string): string {
  return Object.hasOwn(words, cause) ? words[cause as WaitCause] : cause
}
