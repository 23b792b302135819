import type { FencedBlock } from "@confetti/contract/fenced-block"

/** The blocks that have a form. A diagram is all coordinates, and stays with its YAML. */
const formKinds = [
  "choice",
  "table",
  "chart",
  "guess",
  "try",
  "link",
  "compare",
  "scroll",
  "sound",
  "map",
] as const satisfies readonly FencedBlock["type"][]

export type FormKind = (typeof formKinds)[number]

export function hasForm(kind: string): kind is FormKind {
  return formKinds.some((each) => each === kind)
}
