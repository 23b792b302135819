/**
 * What other programs put on the clipboard, as HTML that says the same in fewer words. What is no part of a draft's text (pictures, colours,
 * headings' sizes) is dropped afterwards, by the schema; here is what it would misread.
 */
export function cleanPastedHtml(html: string): string {
  // An empty line by two breaks begins a paragraph.
  const { body } = new DOMParser().parseFromString(html.replace(/(?:<br\b[^>]*>\s*){2,}/gi, "</p><p>"), "text/html")
  for (const element of body.querySelectorAll("script, style, title, meta, link, template, noscript")) element.remove()
  for (const line of body.querySelectorAll("br")) line.replaceWith(" ")
  for (const table of body.querySelectorAll("table"))
    table.replaceWith(...[...table.querySelectorAll("tr")].map(paragraphOfRow))
  listsOfWord(body)
  for (const block of body.querySelectorAll("p, li, div")) if ((block.textContent ?? "").trim() === "") block.remove()
  return body.innerHTML
}

/** A table's row as a line of text: drafts have no tables, and cells would run into each other. */
function paragraphOfRow(row: Element): Element {
  const line = row.ownerDocument.createElement("p")
  const cells = [...row.children].map((cell) => (cell.textContent ?? "").trim())
  line.textContent = cells.filter((text) => text !== "").join(" – ")
  return line
}

/** Word writes a list as paragraphs that say in their style that they are its items, each with its marker as text. */
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
