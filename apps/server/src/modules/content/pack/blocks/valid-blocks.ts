import type { RootContent } from "mdast"
import type { z } from "zod"
import { lineOf } from "../read-markdown.ts"
import { readYaml, type YamlSource } from "../read-yaml.ts"

export type ValidBlock<Fields> = { fields: Fields; lineOf: YamlSource["lineOf"] }

/** The blocks of a kind in a text, for checks across files. Invalid ones were reported while reading and are left out. */
export function validBlocks<Fields>(
  nodes: readonly RootContent[],
  kind: string,
  shape: z.ZodType<Fields>,
): ValidBlock<Fields>[] {
  return nodes.flatMap((node) => {
    if (node.type !== "code" || node.lang !== kind) return []
    const source = readYaml(node.value, lineOf(node) + 1, () => undefined)
    const { data } = shape.safeParse(source?.value)
    return source && data ? [{ fields: data, lineOf: source.lineOf }] : []
  })
}
