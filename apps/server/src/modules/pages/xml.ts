import { escapeHtml } from "@confetti/domain/escape-html"

/** Text as it stands in XML. Control characters, which XML cannot say at all, are left out. */
export function xmlText(text: string): string {
  return escapeHtml(text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f]/g, ""))
}
