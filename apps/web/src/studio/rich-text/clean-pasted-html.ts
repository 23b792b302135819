/**
 * Simplifies clipboard HTML of other programs. Pictures, colours and heading sizes are dropped later by the schema; this handles what it
 * would misread.
 */
export function cleanPastedHtml(html: string): string {
  // Two line breaks begin a paragraph.
  const { body } = new DOMParser().parseFromString(html.replace(/(?:<br\b[^>]*>\s*){2,}/gi, "</p><p>"), "text/html")
  for (const element of body.querySelectorAll("script, style, title, meta, link, template, noscript")) element.remove()
  for (const line of body.querySelectorAll("br")) line.replaceWith(" ")
  for (const table of body.querySelectorAll("table"))
    table.replaceWith(...[...table.querySelectorAll("tr")].map(paragraphOfRow))
  listsOfWord(body)
  for (const block of body.querySelectorAll("p, li, div")) if ((block.textContent ?? "").trim() === "") block.remove()
  return body.innerHTML
}

/** Converts a table row to a line of text, as drafts have no tables. */
function paragraphOfRow(row: Element): Element {
  const line = row.ownerDocument.createElement("p")
  const cells = [...row.children].map((cell) => (cell.textContent ?? "").trim())
  line.textContent = cells.filter((text) => text !== "").join(" – ")
  return line
}

/** Converts Word's list paragraphs, which have their marker as text, to lists. */
function listsOfWord(body: HTMLElement): void {
  const items = [...body.querySelectorAll("p")].filter((line) => /mso-list:/i.test(line.getAttribute("style") ?? ""))
  for (const item of items) {
    const marker = [...item.querySelectorAll("span")].find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute("style") ?? ""),
    )
    const kind = /^\s*[\p{L}\d]+[.)]/u.test(marker?.textContent ?? "") ? "ol" : "ul"
    marker?.remove()
    const before = item.previousElementSibling
    const list =
      before?.localName === kind && before.hasAttribute("data-word") ? before : item.ownerDocument.createElement(kind)
    list.setAttribute("data-word", "")
    if (list !== before) item.before(list)
    const entry = item.ownerDocument.createElement("li")
    entry.append(...item.childNodes)
    list.append(entry)
    item.remove()
  }
}
