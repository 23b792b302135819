/** The letters that stand for somebody without a picture: of their first and last word, else of their address; at most two. */
export function initialsOf(name: string, email: string | null = null): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : [words[0] ?? email ?? ""]
  return chosen.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase() ?? "").join("")
}
