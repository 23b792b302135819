import type { Command } from "prosemirror-state"
import { fencedKinds } from "./fenced-kinds.ts"
import { textSchema } from "./schema.ts"

export function templateOf(kind: string): string {
  return fencedKinds.find((each) => each.kind === kind)?.template ?? ""
}

/** Puts a new block of this kind below the one that the selection ends in. */
export function insertFenced(kind: string, yaml: string): Command {
  return ({ selection: { $to }, tr }, dispatch) => {
    const at = $to.depth > 0 ? $to.after(1) : $to.pos
    dispatch?.(tr.insert(at, textSchema.nodes.fenced.create({ kind, yaml })).scrollIntoView())
    return true
  }
}
