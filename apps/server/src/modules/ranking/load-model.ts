import type pg from "pg"
import type { Model } from "./model/model.ts"
import { modelIdsAfter, modelVersion, neighboursAfter } from "./model-store.ts"

export type LoadedModel = { version: number; model: Model }

const idsAtOnce = 5000
/** Some milliseconds' work: requests are answered in between. */
const rowsAtOnce = 50

/**
 * Reads the stored neighbours into memory, page by page. Null when there are none, when `isWanted` no longer says so, or when they
 * were written anew meanwhile: then there is something newer to read.
 */
export async function loadModel(pool: pg.Pool, isWanted: () => boolean): Promise<LoadedModel | null> {
  const version = await modelVersion(pool)
  const keys: string[] = []
  const indexes = new Map<string, number>()
  for (let page = [""]; page.length > 0 && isWanted(); ) {
    page = await modelIdsAfter(pool, keys.at(-1) ?? "", idsAtOnce)
    for (const id of page) indexes.set(id, keys.push(id) - 1)
  }
  const neighbours = await loadRows(pool, keys, indexes, isWanted)
  const isWhole = neighbours !== null && isWanted() && (await modelVersion(pool)) === version
  return isWhole && keys.length > 0 ? { version, model: { keys, indexes, neighbours } } : null
}

/** Null when the rows are not those of the ids any more. */
async function loadRows(
  pool: pg.Pool,
  keys: readonly string[],
  indexes: ReadonlyMap<string, number>,
  isWanted: () => boolean,
): Promise<Model["neighbours"] | null> {
  const starts = new Int32Array(keys.length + 1)
  let targets = new Int32Array(1 << 12)
  let weights = new Float32Array(1 << 12)
  let size = 0
  for (let at = 0; at < keys.length && isWanted(); ) {
    const rows = await neighboursAfter(pool, keys[at - 1] ?? "", rowsAtOnce)
    if (rows.length === 0) return null
    for (const row of rows) {
      if (row.tileId !== keys[at]) return null
      if (size + row.neighbourIds.length > targets.length) {
        const room = 2 * (size + row.neighbourIds.length)
        targets = longer(targets, new Int32Array(room))
        weights = longer(weights, new Float32Array(room))
      }
      for (const [place, id] of row.neighbourIds.entries()) {
        const target = indexes.get(id)
        if (target === undefined) continue
        targets[size] = target
        weights[size++] = row.weights[place] ?? 0
      }
      starts[++at] = size
    }
  }
  return { starts, targets: targets.slice(0, size), weights: weights.slice(0, size) }
}

function longer<Numbers extends Int32Array<ArrayBuffer> | Float32Array<ArrayBuffer>>(
  before: Numbers,
  room: Numbers,
): Numbers {
  room.set(before)
  return room
}
