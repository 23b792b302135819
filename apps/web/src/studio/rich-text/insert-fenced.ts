import type { Command } from "prosemirror-state"
import { fencedKinds } from "./fenced-kinds.ts"
import { textSchema } from "./schema.ts"

/** Puts a new block of this kind below the one that the selection ends in. */
export function insertFenced(kind: string): Command {
  return ({ selection: { $to }, tr }, dispatch) => {
    const yaml = fencedKinds.find((each) => each.kind === kind)?.template ?? ""
    const at = $to.depth > 0 ? $to.after(1) : $to.pos
    dispatch?.(tr.insert(at, textSchema.nodes.fenced.create({ kind, yaml })).scrollIntoView())
    return true
  }
}
