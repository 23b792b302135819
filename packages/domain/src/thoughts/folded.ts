/** Normalises letters: case, accents, width and lookalikes. */
export function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
}
