import { searchPageSize, searchPages } from "@confetti/contract/search"
import type { Tile } from "@confetti/contract/tile"
import { defined } from "@confetti/domain/defined"
import type { Services } from "../../../platform/services.ts"
import { documentsOf } from "../store.ts"
import { attributesOf, tileAttributes } from "../tile-attributes.ts"
import { HostedFailure, type HostedService, openHostedService } from "./hosted-service.ts"

/** The tiles at the service. */
export type HostedIndex = {
  /**
   * Makes their index hold what ours finds: all of it where they have another version of the content than we last left there,
   * and only what changed after that. Can be called at any time, again after a crash, and by several processes: whoever comes
   * last finds what the others left undone. Throws HostedFailure; what was sent until then is not sent again.
   */
  bringUpToDate: () => Promise<void>
}

type Parts = Pick<Services, "contentReplica" | "content" | "clock">

const timeoutMs = 30_000
const perBatch = 1000

type Action = { action: "updateObject" | "deleteObject"; body: { objectID: string; [attribute: string]: unknown } }

/** What we leave in the settings of their index: the version of the content it holds, and when that was. */
type Mark = { contentVersion: number; at: number }

/** Id → version of what they hold, as long as the mark there is the one this was true with. */
type Held = { ids: Map<string, number>; mark: Mark | null }

/** The operator's index. Null where they have no account. */
export function hostedIndexOf({ own }: Pick<Services, "own">): HostedIndex | null {
  return own(openHostedIndex)
}

function openHostedIndex(services: Services): HostedIndex | null {
  const service = openHostedService(services.config)
  return service && createHostedIndex(service, services)
}

export function createHostedIndex(
  service: HostedService,
  { contentReplica: { pool }, content, clock }: Parts,
): HostedIndex {
  let held: Held | null = null
  /** One at a time: a job whose time ran out is taken up again while it is still at work. */
  let working: Promise<void> = Promise.resolve()

  /** What they should hold at a moment: finished tiles that are out. */
  function wantedAt(now: number): Map<string, number> {
    const isOut = content.current().tiles.filter((tile) => !tile.developing && tile.publishedAt <= now)
    return new Map(isOut.map(({ id, version }) => [id, version]))
  }

  async function readMark(): Promise<Mark | null> {
    const settings = await unlessMissing(service.call({ method: "GET", path: "/settings", timeoutMs }))
    const mark = (settings as { userData?: { confetti?: Mark } } | null)?.userData?.confetti
    return mark ?? null
  }

  async function leaveMark(mark: Mark, isFirst: boolean): Promise<void> {
    // Only what our queries need, and only once: how results are ranked is the operator's to set there.
    const needed = {
      attributesForFaceting: ["filterOnly(categories)"],
      paginationLimitedTo: searchPages * searchPageSize,
    }
    const body = { ...(isFirst ? needed : {}), userData: { confetti: mark } }
    await service.call({ method: "PUT", path: "/settings", body, timeoutMs })
  }

  /** The ids they hold, of whatever version. */
  async function browse(): Promise<Map<string, number>> {
    const ids = new Map<string, number>()
    let cursor: string | undefined
    do {
      const body = { attributesToRetrieve: [], hitsPerPage: perBatch, ...(cursor === undefined ? {} : { cursor }) }
      const page = (await unlessMissing(service.call({ method: "POST", path: "/browse", body, timeoutMs }))) as {
        hits: { objectID: string }[]
        cursor?: string
      } | null
      for (const { objectID } of page?.hits ?? []) ids.set(objectID, 0)
      cursor = page?.cursor
    } while (cursor !== undefined)
    return ids
  }

  async function send(requests: Action[]): Promise<void> {
    await service.call({ method: "POST", path: "/batch", body: { requests }, timeoutMs })
  }

  async function sendDifference(from: Map<string, number>, wanted: Map<string, number>): Promise<void> {
    const changed = [...wanted.keys()].filter((id) => from.get(id) !== wanted.get(id))
    const gone = [...from.keys()].filter((id) => !wanted.has(id))
    for (const ids of inBatches(changed)) {
      const documents = await documentsOf(pool, ids)
      await send(ids.flatMap((id) => (documents.has(id) ? updateOf(id, defined(documents.get(id))) : [])))
      for (const id of ids) from.set(id, defined(wanted.get(id)))
    }
    for (const ids of inBatches(gone)) {
      await send(ids.map((objectID) => ({ action: "deleteObject", body: { objectID } })))
      for (const id of ids) from.delete(id)
    }
  }

  async function bringUpToDate(): Promise<void> {
    const mark = await readMark()
    // Another process has seen newer content than this one. After a restore the database is behind for good, and right.
    if (mark !== null && mark.contentVersion > content.current().version) await content.refresh()
    const now = clock()
    const contentVersion = content.current().version
    const wanted = wantedAt(now)
    if (held === null || !isSameMark(held.mark, mark)) {
      const ids = mark?.contentVersion === contentVersion ? wantedAt(mark.at) : await browse()
      held = { ids, mark }
    }
    if (mark?.contentVersion === contentVersion && isSame(held.ids, wanted)) return
    await sendDifference(held.ids, wanted)
    const left = { contentVersion, at: now }
    await leaveMark(left, mark === null)
    held.mark = left
  }

  return {
    bringUpToDate: () => {
      working = working.catch(() => {}).then(bringUpToDate)
      return working
    },
  }
}

function updateOf(objectID: string, document: string): Action {
  const tile = attributesOf(JSON.parse(document) as Tile, tileAttributes)
  // They compare numbers, and cannot compare flags.
  return { action: "updateObject", body: { objectID, ...tile, developing: Number(tile["developing"]) } }
}

/** An index that nobody has written to does not exist yet. */
async function unlessMissing(call: Promise<unknown>): Promise<unknown> {
  try {
    return await call
  } catch (error) {
    if (error instanceof HostedFailure && error.status === 404) return null
    throw error
  }
}

function isSameMark(a: Mark | null, b: Mark | null): boolean {
  return a?.contentVersion === b?.contentVersion && a?.at === b?.at
}

function isSame(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean {
  return a.size === b.size && [...a].every(([id, version]) => b.get(id) === version)
}

function inBatches(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / perBatch) }, (_, at) =>
    ids.slice(at * perBatch, (at + 1) * perBatch),
  )
}
