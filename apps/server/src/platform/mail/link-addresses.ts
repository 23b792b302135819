import { escapeHtml } from "@confetti/domain/escape-html"

/** What stands behind an address in a sentence is none of it. */
const address = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/g

/** A text as HTML, with its addresses as links where they are of these origins: what people wrote leads nowhere else. */
export function linkAddresses(text: string, origins: readonly string[], style = ""): string {
  let html = ""
  let from = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    if (!URL.canParse(found) || !origins.includes(new URL(found).origin)) continue
    const href = escapeHtml(found)
    html += `${escapeHtml(text.slice(from, index))}<a href="${href}"${style && ` style="${style}"`}>${href}</a>`
    from = index + found.length
  }
  return html + escapeHtml(text.slice(from))
}
