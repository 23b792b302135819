import type { FencedBlock } from "@confetti/contract/fenced-block"
import type { Code } from "mdast"
import type { z } from "zod"
import { checkShape } from "../check-shape.ts"
import type { Report } from "../problem.ts"
import { lineOf } from "../read-markdown.ts"
import { readYaml } from "../read-yaml.ts"
import { chartFields } from "./chart-fields.ts"
import { choiceFields } from "./choice-fields.ts"
import { guessFields } from "./guess-fields.ts"
import { tableFields } from "./table-fields.ts"

type Kind = FencedBlock["type"]

const fields: { [Each in Kind]: z.ZodType<Omit<Extract<FencedBlock, { type: Each }>, "type">> } = {
  choice: choiceFields,
  table: tableFields,
  chart: chartFields,
  guess: guessFields,
}

const kinds = Object.keys(fields).join(", ")

/** A fenced code block as the block its first line names. Its mistakes are reported at their lines, and leave it out. */
export function parseFencedBlock(node: Code, report: Report): FencedBlock[] {
  const line = lineOf(node)
  const kind = node.lang ?? ""
  if (kind === "") {
    report(
      line,
      `code is not supported (text set in by four spaces counts as code). A fenced block says its kind: ${kinds}`,
    )
    return []
  }
  if (!isKind(kind)) {
    report(line, `there is no block \`${kind}\`: a fenced block is one of ${kinds}`)
    return []
  }
  if (node.meta) report(line, `nothing stands behind \`${kind}\` on its line`)
  // A path would be taken for one of the tile's own fields: the line says where it is.
  const within: Report = (at, message) => report(at, `${kind}: ${message}`)
  const source = readYaml(node.value, line + 1, within)
  if (!source) return []
  if (typeof source.value !== "object" || source.value === null || Array.isArray(source.value)) {
    within(line, "holds fields, each on a line of its own: `name: value`")
    return []
  }
  const data = checkShape(fields[kind] as z.ZodType<object>, source, within)
  return data ? [{ type: kind, ...data } as FencedBlock] : []
}

function isKind(kind: string): kind is Kind {
  return Object.hasOwn(fields, kind)
}
