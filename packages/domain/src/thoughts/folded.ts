/** Letters as they are meant: without case, accents, wide forms and what stands for letters. */
export function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
}
