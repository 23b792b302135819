import type { Inline } from "@confetti/contract/rich-text"
import type { Nodes, PhrasingContent } from "mdast"
import { type Say, t } from "../../../platform/words/say.ts"
import { checkNotations } from "./foreign-notation.ts"
import type { Report } from "./problem.ts"
import { lineOf } from "./read-markdown.ts"
import { splitSourceMarks } from "./split-source-marks.ts"

/** The text inside a paragraph. Markdown that we do not support is reported and left out. */
export function inlineText(nodes: readonly PhrasingContent[], report: Report, isInLink = false): Inline[] {
  return tidy(nodes.flatMap((node) => inlineOf(node, report, isInLink)))
}

function inlineOf(node: PhrasingContent, report: Report, isInLink: boolean): Inline[] {
  switch (node.type) {
    case "text":
      if (!isInLink) checkNotations(node, report)
      return splitSourceMarks(node.value.replace(/(?<!\s)\s*\n\s*/g, " "))
    case "emphasis":
      return [{ em: inlineText(node.children, report, isInLink) }]
    case "strong":
      return [{ strong: inlineText(node.children, report, isInLink) }]
    case "link":
      if (!isSafeLink(node.url)) {
        report(
          lineOf(node),
          t`a link must lead to http://, https:// or a path of this site, not to ${node.url || t`nothing`}`,
        )
        return inlineText(node.children, report, isInLink)
      }
      return [{ link: node.url, text: inlineText(node.children, report, true) }]
    default:
      report(lineOf(node), unsupported(node))
      return []
  }
}

/** `//host` would leave the site, and browsers read a backslash as a slash. */
function isSafeLink(url: string): boolean {
  if (/^\/(?![/\\])/.test(url)) return true
  return /^https?:\/\//i.test(url) && URL.canParse(url)
}

function tidy(parts: readonly Inline[]): Inline[] {
  const joined: Inline[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (typeof part === "string" && typeof last === "string") joined[joined.length - 1] = last + part
    else joined.push(part)
  }
  if (typeof joined[0] === "string") joined[0] = joined[0].trimStart()
  const end = joined.length - 1
  if (typeof joined[end] === "string") joined[end] = joined[end].trimEnd()
  return joined.filter((part) => part !== "")
}

const names: Partial<Record<Nodes["type"], Say>> = {
  html: t`HTML is not supported: text is Markdown only`,
  image: t`pictures in the text are not supported: a tile has one in its front matter`,
  imageReference: t`pictures in the text are not supported: a tile has one in its front matter`,
  inlineCode: t`code is not supported: write the word without backticks`,
  break: t`line breaks are not supported: start a new paragraph, and check for spaces at the end of the line`,
  linkReference: t`reference links are not supported: write [text](address)`,
  definition: t`reference links are not supported: write [text](address)`,
  thematicBreak: t`horizontal rules are not supported: start a subtile with ##`,
}

export function unsupported(node: Nodes): Say {
  return names[node.type] ?? t`${node.type} is not supported`
}
