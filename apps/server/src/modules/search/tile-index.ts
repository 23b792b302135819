import { defined } from "@confetti/domain/defined"
import type { ContentSnapshot, TileEntry } from "../../platform/content/content-snapshot.ts"
import type { Services } from "../../platform/services.ts"
import type { Filter } from "./parse-filter.ts"
import { rankTiles } from "./rank-tiles.ts"
import { wordsOf } from "./store.ts"
import { anyLanguage, type Language, languageOf } from "./words/language.ts"
import { createWordIndex, type MatchOptions, type WordIndex } from "./words/word-index.ts"

/** The first ids of tiles found, best first; their total, and the total before the filter. */
export type Found = { ids: string[]; total: number; unfiltered: number }

/** An in-memory index of finished tiles, current with the content in memory. */
export type TileIndex = {
  find: (words: readonly string[], filter: Filter, options: MatchOptions) => Promise<Found>
  warm: () => Promise<void>
}

export function tileIndexOf({ own }: Pick<Services, "own">): TileIndex {
  return own(createTileIndex)
}

const mostFound = 2000
/** Tiles indexed at once: requests are answered in between. */
const batch = 50
/** A search waits while at most this many tiles are indexed. With more, it uses the previous index if that has most of them. */
const soon = 500
/** Removed entries keep their numbers; with more of them per tile, the index is rebuilt. */
const mostLeftBehind = 1

type Place = { tile: number; version: number }

type State = {
  of: ContentSnapshot | null
  language: string
  index: WordIndex
  places: ReadonlyMap<string, Place>
  entries: readonly (TileEntry | undefined)[]
  /** Including tiles with a later date. */
  newestFirst: Uint32Array
  passes: WeakMap<Filter, Uint8Array>
}

const nothing = (tag: string, language: Language): State => ({
  of: null,
  language: tag,
  index: createWordIndex(language),
  places: new Map(),
  entries: [],
  newestFirst: new Uint32Array(0),
  passes: new WeakMap(),
})

function createTileIndex({ contentReplica: { pool }, content, clock, log }: Services): TileIndex {
  let state = nothing("", anyLanguage)
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
    const isStale = state.index.tileCount() > finished.length * (1 + mostLeftBehind) + soon
    const isAnew = isStale || state.language !== snapshot.brand.language
    const changed = finished.filter(({ id, version }) => isAnew || state.places.get(id)?.version !== version)
    const done = take(snapshot, finished, isAnew ? null : state, changed).finally(() => {
      reading = null
    })
    // Callers see the failure; there may be none.
    done.catch(() => {})
    return { isLong: changed.length > soon && changed.length <= state.places.size, done }
  }

  async function take(
    snapshot: ContentSnapshot,
    finished: readonly TileEntry[],
    saved: State | null,
    changed: readonly TileEntry[],
  ): Promise<void> {
    try {
      const { language } = snapshot.brand
      const before = saved ?? nothing(language, await languageOf(language))
      state = stateOf(snapshot, finished, before, await readChanged(before, changed))
    } catch (error) {
      log.warn({ err: error }, "the words of the content could not be read")
      throw error
    }
  }

  async function readChanged({ index }: State, changed: readonly TileEntry[]): Promise<Map<string, Place>> {
    const read = new Map<string, Place>()
    const parts = Array.from({ length: Math.ceil(changed.length / batch) }, (_, at) =>
      changed.slice(at * batch, (at + 1) * batch),
    )
    const ask = (part: readonly TileEntry[]) =>
      wordsOf(
        pool,
        part.map(({ id }) => id),
      )
    let asked = parts[0] && ask(parts[0])
    for (const [at, part] of parts.entries()) {
      const words = await asked
      // The database reads the next batch while this one is indexed.
      const next = parts[at + 1]
      asked = next && ask(next)
      // Unused if indexing fails.
      asked?.catch(() => {})
      for (const { id, version } of part) {
        const own = words?.get(id)
        if (own) read.set(id, { tile: index.add(own), version })
      }
    }
    index.settle()
    return read
  }

  return {
    find: async (words, filter, options) => {
      const now = await current()
      const scores = now.index.match(words, options)
      const ranking = { scores, newestFirst: outBy(now, clock()), passes: passesOf(now, filter) }
      const { tiles, total, unfiltered } = rankTiles(ranking, mostFound)
      return { ids: tiles.map((tile) => defined(now.entries[tile]).id), total, unfiltered }
    },
    warm: async () => void (await current()),
  }
}

/** Tiles published at a moment: the few later ones come first. */
function outBy({ newestFirst, entries }: State, now: number): Uint32Array {
  const isOut = (tile: number): boolean => defined(entries[tile]).publishedAt <= now
  const first = newestFirst.findIndex(isOut)
  return first < 0 ? newestFirst.subarray(newestFirst.length) : newestFirst.subarray(first)
}

function passesOf({ passes, newestFirst, entries, index }: State, filter: Filter): Uint8Array {
  const known = passes.get(filter)
  if (known) return known
  const made = new Uint8Array(index.tileCount())
  for (const tile of newestFirst) made[tile] = filter(defined(entries[tile])) ? 1 : 0
  passes.set(filter, made)
  return made
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
  const newestFirst = Uint32Array.from(present, ({ id }) => defined(places.get(id)).tile)
  const { language, index } = before
  return { of: snapshot, language, index, places, entries, newestFirst, passes: new WeakMap() }
}
