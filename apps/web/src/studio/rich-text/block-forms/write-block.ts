import { Document, type Node } from "yaml"

/** The YAML of a block, its fields in this order and each on one line. One that is undefined is left out. */
export function writeBlock(fields: Readonly<Record<string, unknown>>): string {
  return new Document(fields).toString({ lineWidth: 0 }).trimEnd()
}

export function inOneLine(value: object): Node {
  return new Document().createNode(value, { flow: true })
}
