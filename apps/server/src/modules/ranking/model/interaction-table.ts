export type Key = string | number

/** A person’s interaction with a tile. The weight says how much it tells: a tap < a read to the end < a like; above 0. */
export type Interaction = { person: Key; item: Key; weight: number }

/**
 * Interactions by person, in rows laid end to end (CSR). Row p holds the places starts[p] … starts[p + 1] of `items` and `weights`;
 * `items` are indexes into `keys`, ascending inside a row, each at most once.
 */
export type InteractionTable = {
  keys: readonly Key[]
  starts: Int32Array
  items: Int32Array
  weights: Float32Array
}

/**
 * Numbers people and items as they first appear. Of several interactions of one person with one tile the strongest counts:
 * a like after a tap is a like. Weights that are not above 0 are left out.
 */
export function tabulate(interactions: Iterable<Interaction>): InteractionTable {
  const itemIndex = new Map<Key, number>()
  const rows = new Map<Key, Map<number, number>>()
  for (const { person, item, weight } of interactions) {
    if (!(weight > 0)) continue
    let row = rows.get(person)
    if (row === undefined) rows.set(person, (row = new Map<number, number>()))
    let index = itemIndex.get(item)
    if (index === undefined) itemIndex.set(item, (index = itemIndex.size))
    row.set(index, Math.max(weight, row.get(index) ?? 0))
  }
  return layOut([...itemIndex.keys()], [...rows.values()])
}

export function layOut(keys: readonly Key[], rows: readonly ReadonlyMap<number, number>[]): InteractionTable {
  const starts = new Int32Array(rows.length + 1)
  for (const [p, row] of rows.entries()) starts[p + 1] = (starts[p] ?? 0) + row.size
  const size = starts[rows.length] ?? 0
  const table = { keys, starts, items: new Int32Array(size), weights: new Float32Array(size) }
  for (const [p, row] of rows.entries()) {
    let place = starts[p] ?? 0
    for (const [item, weight] of [...row].sort((a, b) => a[0] - b[0])) {
      table.items[place] = item
      table.weights[place++] = weight
    }
  }
  return table
}

/** Sums of squared weights: what a person (or an item) counts for, its number of interactions where all weights are 1. */
export function mass(table: InteractionTable): { people: Float64Array; items: Float64Array } {
  const people = new Float64Array(table.starts.length - 1)
  const items = new Float64Array(table.keys.length)
  for (let p = 0; p < people.length; p++) {
    for (let place = table.starts[p] ?? 0; place < (table.starts[p + 1] ?? 0); place++) {
      const item = table.items[place] ?? 0
      const square = (table.weights[place] ?? 0) ** 2
      people[p] = (people[p] ?? 0) + square
      items[item] = (items[item] ?? 0) + square
    }
  }
  return { people, items }
}

/** The table seen by item: row i holds the people who met item i, ascending, at starts[i] … starts[i + 1]. */
export type PeopleTable = { starts: Int32Array; people: Int32Array; weights: Float32Array }

export function byItem(table: InteractionTable): PeopleTable {
  const starts = new Int32Array(table.keys.length + 1)
  for (const item of table.items) starts[item + 1] = (starts[item + 1] ?? 0) + 1
  for (let i = 0; i < table.keys.length; i++) starts[i + 1] = (starts[i + 1] ?? 0) + (starts[i] ?? 0)
  const next = starts.slice()
  const turned = {
    starts,
    people: new Int32Array(table.items.length),
    weights: new Float32Array(table.items.length),
  }
  for (let p = 0; p + 1 < table.starts.length; p++) {
    for (let place = table.starts[p] ?? 0; place < (table.starts[p + 1] ?? 0); place++) {
      const item = table.items[place] ?? 0
      const to = next[item] ?? 0
      next[item] = to + 1
      turned.people[to] = p
      turned.weights[to] = table.weights[place] ?? 0
    }
  }
  return turned
}
