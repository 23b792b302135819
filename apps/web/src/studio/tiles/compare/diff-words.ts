export type DiffPart = { kind: "same" | "removed" | "added"; text: string }

/** Longer texts are shown whole: the comparison's table grows with the product of their lengths. */
const mostWords = 1500

/** Compares two texts word by word, by their longest common subsequence. */
export function diffWords(before: string, after: string): DiffPart[] {
  const [a, b] = [wordsOf(before), wordsOf(after)]
  if (a.length > mostWords || b.length > mostWords)
    return joined([
      { kind: "removed", text: before },
      { kind: "added", text: after },
    ])
  const lengths = commonLengths(a, b)
  const width = b.length + 1
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [left = "", right = ""] = [a[i], b[j]]
    if (i < a.length && j < b.length && left === right) {
      parts.push({ kind: "same", text: left })
      i++
      j++
    } else if (i < a.length && (j >= b.length || at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: "removed", text: left })
      i++
    } else {
      parts.push({ kind: "added", text: right })
      j++
    }
  }
  return joined(parts)
}

function wordsOf(text: string): string[] {
  return text.split(/(\s+)/).filter((word) => word !== "")
}

/** Lengths of the common subsequence of each pair of suffixes. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array {
  const width = b.length + 1
  const lengths = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        a[i] === b[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0)
  return lengths
}

function joined(parts: readonly DiffPart[]): DiffPart[] {
  const all: DiffPart[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (last?.kind === part.kind) last.text += part.text
    else if (part.text !== "") all.push({ ...part })
  }
  return all
}
