import type { FencedBlock } from "@confetti/contract/fenced-block"
import type { Code } from "mdast"
import type { z } from "zod"
import { about, t } from "../../../../platform/words/say.ts"
import { checkShape } from "../check-shape.ts"
import type { Report } from "../problem.ts"
import { lineOf } from "../read-markdown.ts"
import { readYaml } from "../read-yaml.ts"
import { chartFields } from "./chart-fields.ts"
import { choiceFields } from "./choice-fields.ts"
import { compareFields } from "./compare-fields.ts"
import { diagramFields } from "./diagram-fields.ts"
import { guessFields } from "./guess-fields.ts"
import { linkFields } from "./link-fields.ts"
import { scrollFields } from "./scroll-fields.ts"
import { soundFields } from "./sound-fields.ts"
import { mapFields } from "./map-fields.ts"
import { tableFields } from "./table-fields.ts"
import { tryFields } from "./try-fields.ts"

type Kind = FencedBlock["type"]

const fields: { [Each in Kind]: z.ZodType<Omit<Extract<FencedBlock, { type: Each }>, "type">> } = {
  choice: choiceFields,
  table: tableFields,
  chart: chartFields,
  guess: guessFields,
  try: tryFields,
  sound: soundFields,
  link: linkFields,
  compare: compareFields,
  map: mapFields,
  diagram: diagramFields,
  scroll: scrollFields,
}

const kinds = Object.keys(fields).join(", ")

/** Parses a fenced code block as the kind its first line names. Problems are reported at their lines; then the block is left out. */
export function parseFencedBlock(node: Code, report: Report): FencedBlock[] {
  const line = lineOf(node)
  const kind = node.lang ?? ""
  if (kind === "") {
    report(
      line,
      t`code is not supported (text indented by four spaces counts as code). A fenced block names its kind: ${kinds}`,
    )
    return []
  }
  if (!isKind(kind)) {
    report(line, t`there is no block \`${kind}\`: a fenced block must be one of ${kinds}`)
    return []
  }
  if (node.meta) report(line, t`nothing may follow \`${kind}\` on its line`)
  // A path would mean a field of the tile; the line is enough.
  const within: Report = (at, say) => report(at, about(`${kind}:`, say))
  const source = readYaml(node.value, line + 1, within)
  if (!source) return []
  if (typeof source.value !== "object" || source.value === null || Array.isArray(source.value)) {
    within(line, t`must hold fields, each on its own line: \`name: value\``)
    return []
  }
  const data = checkShape(fields[kind] as z.ZodType<object>, source, within)
  // The source is kept: it can't be recovered from a drawing.
  const written = kind === "map" || kind === "diagram" ? { yaml: node.value } : {}
  return data ? [{ type: kind, ...data, ...written } as FencedBlock] : []
}

function isKind(kind: string): kind is Kind {
  return Object.hasOwn(fields, kind)
}
