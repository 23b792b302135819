/** Shorter words are alike too easily; longer ones may be wrong twice. As the server forgives. */
const leastForOneEdit = 4
const leastForTwoEdits = 8

/** Whether a word is what was meant by one that is typed almost like it: a letter more, less, another, or two swapped. */
export function isMeantBy(word: string, typed: string): boolean {
  if (typed.length < leastForOneEdit || /\p{N}/u.test(typed) || word.charAt(0) !== typed.charAt(0)) return false
  const most = typed.length < leastForTwoEdits ? 1 : 2
  return Math.abs(word.length - typed.length) <= most && countEdits(word, typed) <= most
}

/** Damerau's distance, by optimal alignment. */
function countEdits(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const replaced = (last[column - 1] as number) + (isSame ? 0 : 1)
      let edits = Math.min(replaced, (last[column] as number) + 1, (current[column - 1] as number) + 1)
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwapped) edits = Math.min(edits, (beforeLast[column - 2] as number) + 1)
      current.push(edits)
    }
    beforeLast = last
    last = current
  }
  return last[b.length] as number
}
