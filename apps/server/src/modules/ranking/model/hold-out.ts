import { type InteractionTable, layOut } from "./interaction-table.ts"

/** Interactions split into `rest` to learn from and `hidden[p]`, person p's items to be found again. */
export type HeldOut = { rest: InteractionTable; hidden: Int32Array[] }

/**
 * Hides about `share` of the interactions, chosen by a hash of seed, person and item: the same seed hides the same ones.
 * Everyone keeps at least one.
 */
export function holdOut(table: InteractionTable, share: number, seed: number): HeldOut {
  const rest: Map<number, number>[] = []
  const hidden: Int32Array[] = []
  for (let p = 0; p + 1 < table.starts.length; p++) {
    const kept = new Map<number, number>()
    const away: number[] = []
    for (let place = table.starts[p] ?? 0; place < (table.starts[p + 1] ?? 0); place++) {
      const item = table.items[place] ?? 0
      const isLast = place + 1 === table.starts[p + 1]
      if (chance(seed, p, item) < share && !(isLast && kept.size === 0)) away.push(item)
      else kept.set(item, table.weights[place] ?? 0)
    }
    rest.push(kept)
    hidden.push(Int32Array.from(away))
  }
  return { rest: layOut(table.keys, rest), hidden }
}

export function chance(seed: number, a: number, b: number): number {
  let h = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(a + 1, 0xc2b2ae35) ^ Math.imul(b + 1, 0x27d4eb2f)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32
}
