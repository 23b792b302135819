import type { RootContent } from "mdast"
import { compareFields } from "./compare-fields.ts"
import { validBlocks } from "./valid-blocks.ts"

/** A picture that a block compares: its file, and the line it is named on. */
export type ComparedFile = { file: string; line: number }

export type Comparison = { before: ComparedFile; after: ComparedFile }

/** The pairs of pictures in a text. */
export function findComparisons(nodes: readonly RootContent[]): Comparison[] {
  return validBlocks(nodes, "compare", compareFields).map(({ fields, lineOf }) => {
    const fileOf = (side: "before" | "after") => ({ file: fields[side].picture, line: lineOf([side, "picture"]) })
    return { before: fileOf("before"), after: fileOf("after") }
  })
}
