import type { PageData } from "@confetti/contract/page-data"
import { ApiError } from "../api.ts"
import { createSessionScopes } from "../session-scope.ts"
import type { Lock } from "./browser-lock.ts"
import { createSyncEngine } from "./create-sync-engine.ts"
import type { Mutation, Switch } from "./mutation.ts"
import { createQueue } from "./queue.ts"
import { sharedStorage } from "./test-storage.ts"

export const offline = new ApiError("offline", "You are offline.")
export const refused = new ApiError("tile/not-found", "It is gone.")
export const failed = new ApiError("server/unexpected", "It fell over.", { code: "server/unexpected" })

type Progress = { id: string; share: number }

function lockOfOne(): { lock: Lock; idle: () => Promise<unknown> } {
  let last: Promise<unknown> = Promise.resolve()
  return {
    lock: (act) => {
      const run = last.then(act)
      last = run.catch(() => undefined)
      return run
    },
    idle: () => last,
  }
}

const hasId = (value: unknown): value is { id: string } => typeof (value as { id?: unknown } | null)?.id === "string"

/**
 * A test device: storage, clock, tabs, and a server that answers, throws, or is held. With late storage, tabs see each other's writes after
 * catching up.
 */
export function device({ isLate = false } = {}) {
  const storage = sharedStorage({ isLate })
  const saved = createQueue(storage.truth)
  const { lock, idle } = lockOfOne()
  const world: { now: number; error: Error | null; hold: Promise<void>; isOnline: boolean; isHidden: boolean } = {
    now: 0,
    error: null,
    hold: Promise.resolve(),
    isOnline: true,
    isHidden: false,
  }
  const sent: string[] = []
  const keys: (string | null)[] = []
  const told: string[] = []
  const faults = { told: 0 }
  const scope = createSessionScopes({} as PageData).get()
  let ids = 0

  const send = async (words: readonly string[], init: RequestInit): Promise<string> => {
    sent.push(words.join(", "))
    keys.push(new Headers(init.headers).get("idempotency-key"))
    const seeWritten = storage.mark()
    await world.hold
    seeWritten()
    if (world.error) throw world.error
    return words.join()
  }
  const flip: Mutation<Switch> = {
    kind: "flip",
    isInput: (value): value is Switch => hasId(value),
    subject: ({ id }) => id,
    merge: (before, next) => (before.isOn === next.isOn ? null : next),
    delay: () => 300,
    send: ([{ id, isOn }], init) => send([`${isOn ? "on" : "off"} ${id}`], init),
    commit: ({ id, isOn }) => void told.push(`${isOn ? "on" : "off"} ${id}`),
    revert: ({ id, isOn }, { message }) => void told.push(`not ${isOn ? "on" : "off"} ${id}: ${message}`),
  }
  const visit: Mutation<{ id: string }> = {
    kind: "visit",
    isInput: hasId,
    subject: ({ id }) => id,
    merge: (_before, next) => next,
    delay: () => 300,
    send: ([{ id }], init) => send([`visit ${id}`], init),
  }
  const progress: Mutation<Progress> = {
    kind: "progress",
    isInput: (value): value is Progress => hasId(value),
    subject: ({ id }) => id,
    merge: (before, next) => (next.share > before.share ? next : null),
    delay: () => 5000,
    batchSize: 50,
    send: (all, init) =>
      send(
        all.map(({ id }) => `progress ${id}`),
        init,
      ),
  }
  const request: Mutation<{ id: string }> = {
    kind: "request",
    isInput: hasId,
    subject: ({ id }) => id,
    merge: () => null,
    delay: () => 5000,
    isLast: true,
    admit: (input, userId) => (input.id === `not for ${userId}` ? null : input),
    send: ([{ id }], init) => send([`request ${id}`], init),
    revert: (input, _error, { again }) => again(30_000, input),
  }

  /** A position: the latest counts. */
  const stand: Mutation<{ id: string; at: number }> = {
    kind: "stand",
    isInput: (value): value is { id: string; at: number } => hasId(value),
    subject: () => "here",
    merge: (before, next) => (next.at > before.at ? next : null),
    delay: () => 1000,
    isDebounced: true,
    isIdempotent: true,
    send: ([{ id }], init) => send([`stand ${id}`], init),
  }

  function tab() {
    const { values, catchUp } = storage.open()
    const timers: { at: number; act: () => void }[] = []
    const queue = createQueue(values)
    const engine = createSyncEngine({
      scope,
      queue,
      mutations: [flip, visit, progress, request, stand],
      lock,
      newId: () => `id-${ids++}`,
      now: () => world.now,
      after: (ms, act) => {
        const timer = { at: world.now + ms, act }
        timers.push(timer)
        return () => void timers.splice(timers.indexOf(timer), 1)
      },
      isOnline: () => world.isOnline,
      isHidden: () => world.isHidden,
      onFault: () => void faults.told++,
    })
    const start = async (userId: string) => {
      engine.start(userId)
      await engine.flush()
    }
    const pass = async (ms: number) => {
      world.now += ms
      const isDue = timers.some(({ at }) => at <= world.now)
      for (const timer of timers.filter(({ at }) => at <= world.now)) {
        timers.splice(timers.indexOf(timer), 1)
        timer.act()
      }
      if (isDue) await idle()
    }
    return {
      ...engine,
      queue,
      start,
      pass,
      on: (id: string) => engine.enqueue(flip, { id, isOn: true }),
      off: (id: string) => engine.enqueue(flip, { id, isOn: false }),
      visit: (id: string) => engine.enqueue(visit, { id }),
      progress: (id: string, share = 0) => engine.enqueue(progress, { id, share }),
      request: (id: string) => engine.enqueue(request, { id }),
      stand: (id: string) => engine.enqueue(stand, { id, at: ids++ }),
      catchUp,
      hear: (listener: (answer: unknown) => void, refused?: (error: ApiError, input: Switch) => void) =>
        engine.on(flip, listener, refused),
      waits: () => timers.map(({ at }) => at - world.now),
    }
  }
  const waiting = () => saved.waiting().map(([, entry]) => entry)
  return { waiting, world, sent, keys, told, faults, tab }
}

export async function deviceOf(userId: string) {
  const all = device()
  const page = all.tab()
  await page.start(userId)
  return { ...all, page }
}
