const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" }

/** Text as it stands in XML. Control characters, which XML cannot say at all, are left out. */
export function xmlText(text: string): string {
  return text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f]/g, "").replace(/[&<>"']/g, (mark) => escapes[mark] ?? "")
}
