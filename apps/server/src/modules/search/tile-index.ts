import type { ContentSnapshot, TileEntry } from "../../platform/content/content-snapshot.ts"
import type { LiveContent } from "../../platform/content/live-content.ts"
import type { Services } from "../../platform/services.ts"
import type { Filter } from "./parse-filter.ts"
import { type Found, rankTiles } from "./rank-tiles.ts"
import { wordsOf } from "./store.ts"
import { createWordIndex, type WordIndex } from "./words/word-index.ts"

/** The finished tiles' words in memory. It follows the content: a search sees every change that the content in memory has. */
export type TileIndex = {
  find: (words: readonly string[], filter: Filter, isForgiving: boolean) => Promise<Found>
  /** Begins to read before the first search comes. */
  warm: () => void
}

type Parts = Pick<Services, "pool" | "content" | "clock" | "log">

const indexes = new WeakMap<LiveContent, TileIndex>()

/** The index over this content: one, whoever asks. */
export function tileIndexOf(parts: Parts): TileIndex {
  const known = indexes.get(parts.content)
  if (known) return known
  const made = createTileIndex(parts)
  indexes.set(parts.content, made)
  return made
}

/** Pages end here; nobody reads further. */
const mostFound = 2000
/** Tiles read and indexed at a time: other requests are answered in between. */
const batch = 100
/** A search waits for so many tiles to be read again; while there are more, it is answered from what was there before. */
const soon = 500
/** Numbers of tiles that changed or went stay behind; with more of them than this for each tile that is there, begin anew. */
const mostLeftBehind = 1

type Place = { tile: number; version: number }

type State = {
  of: ContentSnapshot | null
  index: WordIndex
  places: ReadonlyMap<string, Place>
  /** By their numbers. */
  entries: readonly (TileEntry | undefined)[]
  newestFirst: Uint32Array
}

const nothing = (): State => ({
  of: null,
  index: createWordIndex(),
  places: new Map(),
  entries: [],
  newestFirst: new Uint32Array(0),
})

function createTileIndex({ pool, content, clock, log }: Parts): TileIndex {
  let state = nothing()
  let reading: { isLong: boolean; done: Promise<void> } | null = null

  async function current(): Promise<State> {
    while (state.of !== content.current()) {
      reading ??= read(content.current())
      if (state.of !== null && reading.isLong) break
      try {
        await reading.done
      } catch (error) {
        if (state.of === null) throw error
        break
      }
    }
    return state
  }

  function read(snapshot: ContentSnapshot): { isLong: boolean; done: Promise<void> } {
    const finished = snapshot.tiles.filter(({ developing }) => !developing)
    const isWorn = state.index.tileCount() > finished.length * (1 + mostLeftBehind) + soon
    const before = isWorn ? nothing() : state
    const changed = finished.filter(({ id, version }) => before.places.get(id)?.version !== version)
    const done = readChanged(before, changed)
      .then((read) => {
        state = stateOf(snapshot, finished, before, read)
      })
      .catch((error: unknown) => {
        log.warn({ err: error }, "the words of the content could not be read")
        throw error
      })
      .finally(() => {
        reading = null
      })
    // Whoever waits hears of a failure; nobody may be waiting.
    done.catch(() => {})
    return { isLong: changed.length > soon, done }
  }

  async function readChanged({ index }: State, changed: readonly TileEntry[]): Promise<Map<string, Place>> {
    const read = new Map<string, Place>()
    for (let from = 0; from < changed.length; from += batch) {
      const part = changed.slice(from, from + batch)
      const words = await wordsOf(
        pool,
        part.map(({ id }) => id),
      )
      for (const { id, version } of part) {
        const own = words.get(id)
        if (own) read.set(id, { tile: index.add(own), version })
      }
    }
    index.settle()
    return read
  }

  return {
    find: async (words, filter, isForgiving) => {
      const { index, newestFirst, entries } = await current()
      const scores = index.match(words, isForgiving)
      return rankTiles({ scores, newestFirst, entries, filter, now: clock() }, mostFound)
    },
    warm: () => void current().catch(() => {}),
  }
}

function stateOf(
  snapshot: ContentSnapshot,
  finished: readonly TileEntry[],
  before: State,
  read: ReadonlyMap<string, Place>,
): State {
  const places = new Map<string, Place>()
  const entries: TileEntry[] = []
  const present: TileEntry[] = []
  for (const entry of finished) {
    const place = read.get(entry.id) ?? before.places.get(entry.id)
    if (!place) continue
    places.set(entry.id, place)
    entries[place.tile] = entry
    present.push(entry)
  }
  present.sort((a, b) => b.publishedAt - a.publishedAt || (a.id < b.id ? -1 : 1))
  const newestFirst = Uint32Array.from(present, ({ id }) => (places.get(id) as Place).tile)
  return { of: snapshot, index: before.index, places, entries, newestFirst }
}
