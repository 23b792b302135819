import type { Thought } from "@confetti/contract/thoughts"
import { onOnline } from "../../../platform/connection.ts"
import { createRetry } from "../../../platform/create-retry.ts"
import { reportBug } from "../../../platform/error-reporter/report-bug.ts"
import { type ReadCache, readCacheOf, type ReadRequest } from "../../../platform/reads/read-cache.ts"
import { singleFlight } from "../../../platform/single-flight.ts"
import type { SyncEngine } from "../../../platform/sync/create-sync-engine.ts"
import type { Visit } from "../../../platform/visit.ts"
import { appealThoughtMutation, deleteThoughtMutation, editThoughtMutation } from "../own/own-mutations.ts"
import { ownThoughtsRead, thoughtsRead } from "../thoughts-reads.ts"
import { enqueueThought } from "./create-thought-mutation.ts"
import { type ThoughtStore, thoughtStoreOf } from "./thought-store.ts"
import { isSettled, type Written } from "./written.ts"

/** Sends the thoughts of this device, including those of closed pages. Known ones are read again and then deleted here. */
export function followWritten({ userId, scope, engine, onEnd }: Visit): void {
  const [cache, store] = [readCacheOf(scope), thoughtStoreOf(scope)]
  store.keepFor(userId)
  // In the order written.
  for (const written of store.all().toReversed()) enqueueSteps(engine, written)

  let isStopped = false
  const refresh = singleFlight(async () => {
    let isDone = true
    // More may settle meanwhile; failed reads are repeated.
    while (isDone && !isStopped && store.all().some(isSettled))
      isDone = await refreshWritten({ userId, cache, store, isHere: () => !isStopped })
    if (isDone || isStopped) retry.reset()
    else retry.later()
  })
  const refreshSoon = () => void refresh().catch(reportBug)
  // Reconnecting may go unnoticed.
  const retry = createRetry(refreshSoon)
  onEnd(store.on(refreshSoon))
  onEnd(onOnline(refreshSoon))
  onEnd(store.onVanished((vanished) => void refreshVanished(cache, userId, vanished).catch(reportBug)))
  onEnd(() => {
    isStopped = true
    retry.reset()
  })
  refreshSoon()
}

/** Queues everything the server does not know of a thought, in order. Pending changes are not repeated. */
function enqueueSteps(engine: SyncEngine, written: Written): void {
  const { state, thought, edit, appeal, deletion } = written
  const thoughtId = thought.id
  if (state === "queued" && deletion === null) enqueueThought(engine, written)
  if (edit !== null) engine.enqueue(editThoughtMutation, { thoughtId, text: edit })
  if (appeal !== null) engine.enqueue(appealThoughtMutation, { thoughtId, text: appeal })
  if (deletion === "asked") engine.enqueue(deleteThoughtMutation, { thoughtId })
}

type RefreshWrittenParts = {
  userId: string
  cache: ReadCache
  store: ThoughtStore
  isHere: () => boolean
}

/** Reads pages of settled thoughts again, and deletes the local copies that they contain. True unless a read failed. */
async function refreshWritten({ userId, cache, store, isHere }: RefreshWrittenParts): Promise<boolean> {
  const settled = store.all().filter(isSettled)
  let isDone = true
  for (const tileId of new Set(settled.map(({ thought }) => thought.tileId))) {
    const ofTile = settled.filter(({ thought }) => thought.tileId === tileId)
    const takes = thoughtsRead(userId, tileId, "USER_TAKES", null)
    const isRead = await readAgain(cache, takes, (page) => ofTile.every((each) => agrees(page?.thoughts ?? [], each)))
    await reloadBeside(cache, userId, tileId)
    if (!isHere()) return false
    if (isRead) for (const each of ofTile) forget(store, each)
    else isDone = false
  }
  return isDone
}

/** Another tab has synced these thoughts: read their pages here too. */
async function refreshVanished(cache: ReadCache, userId: string, vanished: readonly Written[]): Promise<void> {
  for (const tileId of new Set(vanished.map(({ thought }) => thought.tileId))) {
    await reloadKnown(cache, thoughtsRead(userId, tileId, "USER_TAKES", null))
    await reloadBeside(cache, userId, tileId)
  }
}

async function reloadBeside(cache: ReadCache, userId: string, tileId: string): Promise<void> {
  await reloadKnown(cache, thoughtsRead(userId, tileId, "INTERESTING", null))
  await reloadKnown(cache, ownThoughtsRead(userId, null))
}

/** Reads at least as new as now: a read under way may be older. False if it failed. */
async function readAgain<Value>(
  cache: ReadCache,
  request: ReadRequest<Value>,
  isNew: (value: Value) => boolean,
): Promise<boolean> {
  for (let time = 0; time < 2; time++) {
    await cache.load(request, 0)
    const { data, error } = cache.peek(request)
    if (error !== null || data === undefined) return false
    if (isNew(data)) return true
  }
  // Deleted elsewhere, or on a later page.
  return true
}

async function reloadKnown<Value>(cache: ReadCache, request: ReadRequest<Value>): Promise<void> {
  if (cache.peek(request).data !== undefined) await cache.load(request, 0)
}

function agrees(page: readonly Thought[], { thought, deletion }: Written): boolean {
  const there = page.find(({ id }) => id === thought.id)
  return deletion === null ? there?.text === thought.text : there === undefined
}

/** Unless it was changed meanwhile. */
function forget(store: ThoughtStore, { thought, deletion }: Written): void {
  store.change(thought.id, (here) =>
    isSettled(here) && here.thought.text === thought.text && here.deletion === deletion ? null : here,
  )
}
