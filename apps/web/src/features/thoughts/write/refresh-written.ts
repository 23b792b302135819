import type { Thought } from "@confetti/contract/thoughts"
import type { ReadCache, ReadRequest } from "../../../platform/reads/read-cache.ts"
import { ownThoughtsRead, thoughtsRead } from "../thoughts-reads.ts"
import { isSettled, type Written } from "./written.ts"
import type { WrittenStore } from "./written-store.ts"

type Parts = {
  userId: string
  cache: ReadCache
  written: WrittenStore
  /** False once they left. */
  isHere: () => boolean
}

/**
 * Reads the pages again that thoughts stand on which the server has answered about, and forgets these here once it has. True unless
 * something could not be read.
 */
export async function refreshWritten({ userId, cache, written, isHere }: Parts): Promise<boolean> {
  const settled = written.all().filter(isSettled)
  let isDone = true
  for (const tileId of new Set(settled.map(({ thought }) => thought.tileId))) {
    const ofTile = settled.filter(({ thought }) => thought.tileId === tileId)
    const takes = thoughtsRead(userId, tileId, "USER_TAKES", null)
    const isRead = await readAgain(cache, takes, (page) => ofTile.every((each) => agrees(page?.thoughts ?? [], each)))
    await reloadBeside(cache, userId, tileId)
    if (!isHere()) return false
    if (isRead) for (const each of ofTile) forget(written, each)
    else isDone = false
  }
  return isDone
}

/** Another tab knows that the server has these: here they are on no page yet. */
export async function refreshVanished(cache: ReadCache, userId: string, vanished: readonly Written[]): Promise<void> {
  for (const tileId of new Set(vanished.map(({ thought }) => thought.tileId))) {
    await reloadKnown(cache, thoughtsRead(userId, tileId, "USER_TAKES", null))
    await reloadBeside(cache, userId, tileId)
  }
}

async function reloadBeside(cache: ReadCache, userId: string, tileId: string): Promise<void> {
  await reloadKnown(cache, thoughtsRead(userId, tileId, "INTERESTING", null))
  await reloadKnown(cache, ownThoughtsRead(userId, null))
}

/** Reads what is to be as new as this moment: a read that was under way already may have begun before. False where it failed. */
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
  // The page has it no more: it was deleted elsewhere, or there are too many before it.
  return true
}

async function reloadKnown<Value>(cache: ReadCache, request: ReadRequest<Value>): Promise<void> {
  if (cache.peek(request).data !== undefined) await cache.load(request, 0)
}

function agrees(page: readonly Thought[], { thought, deletion }: Written): boolean {
  const there = page.find(({ id }) => id === thought.id)
  return deletion === null ? there?.text === thought.text : there === undefined
}

/** Unless something more was done to it meanwhile. */
function forget(written: WrittenStore, { thought, deletion }: Written): void {
  written.change(thought.id, (here) =>
    isSettled(here) && here.thought.text === thought.text && here.deletion === deletion ? null : here,
  )
}
