import { escapeHtml } from "@confetti/domain/escape-html"

/** Punctuation after an address is not part of it. */
const address = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/g

/** Text as HTML. Addresses of these origins become links; others, which people may have written, do not. */
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
