import { escapeHtml } from "@confetti/domain/escape-html"
import type { Nodes, Parents } from "mdast"
import { fromMarkdown } from "mdast-util-from-markdown"

export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
}

/** Converts our Markdown to HTML. Anything else is escaped: no HTML of the source passes. */
export function renderMarkdown(source: string): string {
  return htmlOf(fromMarkdown(source))
}

const inside = (node: Parents): string => node.children.map(htmlOf).join("")

function textOf(node: Nodes): string {
  if ("value" in node) return node.value
  return "children" in node ? node.children.map(textOf).join("") : ""
}

function htmlOf(node: Nodes): string {
  switch (node.type) {
    case "root":
      return inside(node)
    case "heading":
      return `<h${node.depth} id="${anchorOf(textOf(node))}">${inside(node)}</h${node.depth}>`
    case "paragraph":
      return `<p>${inside(node)}</p>`
    case "list":
      return node.ordered ? `<ol>${inside(node)}</ol>` : `<ul>${inside(node)}</ul>`
    case "listItem":
      return `<li>${inside(node)}</li>`
    case "strong":
      return `<strong>${inside(node)}</strong>`
    case "emphasis":
      return `<em>${inside(node)}</em>`
    case "inlineCode":
      return `<code>${escapeHtml(node.value)}</code>`
    case "code":
      return `<pre tabindex="0"><code>${escapeHtml(node.value)}</code></pre>`
    case "link":
      return `<a href="${escapeHtml(node.url)}">${inside(node)}</a>`
    default:
      return escapeHtml(textOf(node))
  }
}
