/** Why a title does not read as one, or null. */
export function flawOfTitle(title: string): string | null {
  const words = title.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? []
  if (/[.…]$/.test(title.trim())) return "ends without a full stop"
  if (words.length > 1 && title === title.toUpperCase()) return "is written in sentence case, not in capitals"
  const long = words.filter((word) => [...word].length >= 4)
  if (long.length >= 4 && long.every((word) => /^\p{Lu}/u.test(word)))
    return "is written in sentence case: capitals only where a sentence has them"
  return null
}
