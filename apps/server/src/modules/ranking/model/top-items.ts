/**
 * The `count` highest-scoring items, best first; of equal scores the lower index. Items whose score is −Infinity are left out.
 * One pass with a small sorted list: for a few dozen of some thousands this beats sorting.
 */
export function topItems(scores: Float32Array, count: number): Int32Array {
  const best = new Int32Array(count)
  let size = 0
  let lowest = Number.NEGATIVE_INFINITY
  for (let item = 0; item < scores.length; item++) {
    const score = scores[item] as number
    if (!(score > lowest || (size < count && score > Number.NEGATIVE_INFINITY))) continue
    let place = size < count ? size++ : count - 1
    for (; place > 0 && (scores[best[place - 1] as number] as number) < score; place--) {
      best[place] = best[place - 1] as number
    }
    best[place] = item
    if (size === count) lowest = scores[best[count - 1] as number] as number
  }
  return best.subarray(0, size)
}
