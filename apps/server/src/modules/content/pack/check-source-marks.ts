import type { Nodes } from "mdast"
import { plural, type Say, t } from "../../../platform/words/say.ts"
import type { Report } from "./problem.ts"
import { lineOf } from "./read-markdown.ts"

const places: Partial<Record<Nodes["type"], Say>> = {
  heading: t`in a heading`,
  code: t`in a block`,
  link: t`in a link`,
}

export function checkSourceMarks(nodes: readonly Nodes[], sourceCount: number, report: Report): void {
  const check = (node: Nodes, place: Say | undefined) => {
    const within = place ?? places[node.type]
    if ("value" in node) checkText(node.value, lineOf(node), within)
    if ("children" in node) for (const child of node.children) check(child, within)
  }
  const checkText = (text: string, firstLine: number, place: Say | undefined) => {
    for (const { 0: mark, 1: number, index } of text.matchAll(/\[\^(\d+)\]/g)) {
      const line = firstLine + (text.slice(0, index).match(/\n/g)?.length ?? 0)
      if (place !== undefined) report(line, t`${mark} belongs in running text, not ${place}`)
      else if (Number(number) < 1 || Number(number) > sourceCount)
        report(line, t`${mark} names no source: ${plural(sourceCount, { one: "there is one", other: "there are #" })}`)
    }
  }
  for (const node of nodes) check(node, undefined)
}
