import type { RootContent } from "mdast"
import { compareFields } from "./compare-fields.ts"
import { validBlocks } from "./valid-blocks.ts"

export type ComparedFile = { file: string; line: number }

export type Comparison = { before: ComparedFile; after: ComparedFile }

export function findComparisons(nodes: readonly RootContent[]): Comparison[] {
  return validBlocks(nodes, "compare", compareFields).map(({ fields, lineOf }) => {
    const fileOf = (side: "before" | "after") => ({ file: fields[side].picture, line: lineOf([side, "picture"]) })
    return { before: fileOf("before"), after: fileOf("after") }
  })
}
