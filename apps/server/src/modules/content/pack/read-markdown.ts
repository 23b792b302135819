import type { Nodes, RootContent } from "mdast"
import { fromMarkdown } from "mdast-util-from-markdown"

/** The blocks of a text that begins on `firstLine` of its file. */
export function readMarkdown(text: string, firstLine: number): RootContent[] {
  // Empty lines in front change nothing but the positions, which are then those of the file.
  return fromMarkdown("\n".repeat(firstLine - 1) + text).children
}

export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1
}
