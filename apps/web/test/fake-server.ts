import { AppError, type ErrorDetails } from "@confetti/contract/app-error"
import {
  type CallableInput,
  type CallableName,
  type CallableOutput,
  callableCatalogue,
} from "@confetti/contract/callable-catalogue"
import { callableStatuses } from "@confetti/contract/callable-statuses"
import { type ErrorCode, errorCatalogue } from "@confetti/contract/errors"
import type { NoveltyEntry, NoveltyPage, RatedTileView } from "@confetti/contract/novelty"
import type { Tile } from "@confetti/contract/tile"
import type { TileState } from "@confetti/contract/tile-taps"
import type { UserRecord } from "@confetti/contract/users"
import { isFound, summarise } from "@confetti/domain/novelty/novelty-history"
import type { Perk } from "@confetti/domain/rewards/item-kind"
import type { Tutorial } from "@confetti/domain/tutorials/tutorials"
import { vi } from "vitest"
import { categories, stickers, tiles } from "./world.ts"

/** Requests to the server: `/functions/likes-like_tile` with its data, or any other path with its body. */
export type Asked = { path: string; data: unknown; headers: Headers }

type Answer<Name extends CallableName> = (
  input: CallableInput<Name>,
) => CallableOutput<Name> | Promise<CallableOutput<Name>>

/** Answers like any server of ours: what is asked is parsed by the contract's schemas, and what it answers has the contract's types. */
export type FakeServer = ReturnType<typeof startFakeServer>

/**
 * A server that speaks our wire from memory, in place of `fetch`: for tests of what the app makes of its answers. `state` is what it
 * has; a test that wants another answer says so with `answer` or `refuse`.
 */
export function startFakeServer(given: { person?: UserRecord | null; tiles?: readonly Tile[] } = {}) {
  const known = given.tiles ?? tiles
  const state = {
    /** The person signed in in this browser. */
    person: given.person ?? null,
    /** The first one first, as the document has them. */
    likes: [] as string[],
    tutorials: [] as Tutorial[],
    /** Answers to "Did you know this?", by tile. */
    novelty: new Map<string, RatedTileView>(),
    feed: known.filter(({ developing }) => !developing).map(({ id }) => id),
    balance: 0,
    pace: null as number | null,
    perks: [] as Perk[],
    isOnline: true,
    /** How far the clock of this device is ahead of the server's, in milliseconds. */
    aheadBy: 0,
  }
  const asked: Asked[] = []
  const unexpected: string[] = []
  const answers = new Map<string, (input: unknown) => unknown>()
  const answer = <Name extends CallableName>(name: Name, by: Answer<Name>): void => {
    answers.set(`/functions/${name}`, by as (input: unknown) => unknown)
  }
  const answerPath = (path: string, by: (body: unknown, query: URLSearchParams) => unknown): void => {
    answers.set(path, (body) => by(body, new URLSearchParams(query)))
  }
  let query = ""

  const person = (): UserRecord => {
    if (state.person === null) throw new AppError("session/required")
    return state.person
  }
  const points = () => ({ balance: state.balance, held: 0 })

  answer("users-get_home_feed", () => state.feed)
  answer("users-calculate_eligible_tiles", () => ({ count: state.feed.length }))
  answer("users-create_user", () => person())
  answer("users-update_profile", ({ name, phone, emailSubscription, smsSubscription, shelfHue, appIcon }) => {
    const { subscriptions, ...record } = person()
    const email = emailSubscription ?? subscriptions.email
    const sms = smsSubscription ?? subscriptions.sms
    const changed = { ...(name !== undefined && { name }), ...(phone !== undefined && { phone }) }
    const chosen = { ...(shelfHue !== undefined && { shelfHue }), ...(appIcon !== undefined && { appIcon }) }
    const next = { ...record, ...changed, ...chosen, subscriptions: { email, sms } }
    state.person = next
    return next
  })
  answer("likes-like_tile", ({ tileId }) => {
    state.likes = [...state.likes.filter((id) => id !== tileId), tileId]
    return { isLiked: true }
  })
  answer("likes-unlike_tile", ({ tileId }) => {
    state.likes = state.likes.filter((id) => id !== tileId)
    return { isLiked: false }
  })
  answer("likes-merge_likes", ({ tileIds }) => {
    state.likes = [...new Set([...state.likes, ...tileIds.toReversed()])]
    return { tileIds: state.likes }
  })
  answer("tiles-tap_tile", ({ tileId }) => ({
    tileId,
    tappedDate: new Date().toISOString(),
    subtileCountSnapshot: 3,
  }))
  answer("tiles-record_reads", ({ reads }) => ({ recorded: reads.length }))
  const keepRating = (rated: RatedTileView) => {
    const saved = state.novelty.get(rated.tileId)
    if (!saved || saved.ratedDate <= rated.ratedDate) state.novelty.set(rated.tileId, rated)
    return state.novelty.get(rated.tileId) ?? rated
  }
  answer("tiles-rate_novelty", ({ ratedDate = new Date().toISOString(), ...rated }) =>
    keepRating({ ...rated, ratedDate }),
  )
  answer("tiles-merge_novelty", ({ ratings }) => {
    for (const rated of ratings) keepRating(rated)
    return { merged: ratings.length }
  })
  answer("tutorials-mark_seen", (input) => {
    state.tutorials = [...new Set([...state.tutorials, ...input.tutorials])]
    return { seen: state.tutorials }
  })
  answer("tutorials-replay", () => {
    state.tutorials = []
    return { seen: [] }
  })
  answer("points-get_overview", () => ({
    ...points(),
    pending: 0,
    earnedToday: 0,
    pace: state.pace,
    perks: state.perks,
    ways: [],
  }))
  answer("recall-get_card", () => null)
  answer("recall-save_card", ({ outcome }) => ({ outcome }))
  answer("points-list_entries", () => ({ ...points(), entries: [], next: null }))
  answer("rewards-list_items", () => ({ items: [stickers], countries: [] }))
  answer("rewards-list_redemptions", () => ({ redemptions: [], next: null }))
  answer("feed-save_place", ({ feed, tileId, savedDate }) => ({
    feed,
    tileId,
    savedDate: savedDate ?? new Date().toISOString(),
  }))
  answer("analytics-log_events", ({ events }) => ({ stored: events.length }))
  answerPath("/auth/get-session", () => state.person && { user: { id: state.person.id } })
  answerPath("/auth/methods", () => ({ apple: false, google: false }))
  answerPath("/auth/devices", () => [])
  answerPath("/auth/passkey/list-user-passkeys", () => [])
  answerPath("/auth/sign-out", () => {
    state.person = null
    return { success: true }
  })
  answerPath("/documents/categories", () => ({ documents: categories }))
  answerPath("/documents/feedCards", () => ({ documents: [] }))
  answerPath("/documents/tileCounts", () => ({ documents: [] }))
  answerPath("/documents/tiles/ID/thoughts", (_body, asking) => ({
    document: { tab: asking.get("tab"), thoughts: [], counts: { INTERESTING: 0, USER_TAKES: 0 }, next: null },
  }))
  answerPath("/documents/thoughts/ID", () => ({ document: null }))
  answerPath("/documents/tiles", (_body, asking) => {
    const slug = asking.get("slug")
    if (slug !== null) return { document: known.find((tile) => tile.slug === slug) ?? null }
    if (asking.has("developing") && !asking.has("ids")) return { documents: known.filter((tile) => tile.developing) }
    const ids = asking.get("ids")?.split(",") ?? []
    return { documents: ids.flatMap((id) => known.find((tile) => tile.id === id) ?? []) }
  })
  answerPath("/1/indexes/tiles/query", (body) => {
    const [, topic] = /categories:(\S+)/.exec(JSON.stringify(body).replaceAll('\\"', "").replace(/"/g, " ")) ?? []
    const hits = known.flatMap(({ id, categories: topics }) => (topics.includes(topic ?? "") ? { objectID: id } : []))
    return { hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 1000 }
  })
  answerPath("/documents/users/ID", () => ({ document: person() }))
  answerPath("/documents/users/ID/likes", () => ({ documents: [{ tileIds: state.likes }] }))
  answerPath("/documents/users/ID/tutorials", () => ({
    documents: state.tutorials.map((tutorial) => ({ tutorial, seenDate: "2026-11-01T00:00:00.000Z" })),
  }))
  answerPath("/documents/users/ID/thoughts", () => ({ documents: [{ thoughts: [], next: null }] }))
  answerPath("/documents/users/ID/novelty", (_body, asking) => {
    const history = [...state.novelty.values()]
      .toSorted((a, b) => (a.ratedDate < b.ratedDate ? 1 : -1))
      .map((rated): NoveltyEntry => {
        const tile = known.find(({ id }) => id === rated.tileId)
        return { ...rated, title: tile?.title ?? "", slug: tile?.slug ?? null, category: tile?.categories[0] ?? null }
      })
    const filter = { q: asking.get("q") ?? "", category: asking.get("category") }
    const entries = history.filter((entry) => isFound(entry, filter))
    const { since, ...summary } = summarise(
      history.map((entry) => ({ ...entry, ratedAt: Date.parse(entry.ratedDate) })),
    )
    const sinceDate = since === null ? null : new Date(since).toISOString()
    const page: NoveltyPage = { entries, next: null, found: entries.length, summary: { ...summary, since: sinceDate } }
    return { documents: [page] }
  })
  answerPath("/documents/users/ID/tileStates", (_body, asking) => ({
    documents: (asking.get("ids") ?? "").split(",").flatMap((tileId): TileState[] => {
      const rated = state.novelty.get(tileId)
      return rated
        ? [{ tileId, subtileCountSnapshot: null, share: 0, isRead: false, isFinished: false, novelty: rated.rating }]
        : []
    }),
  }))
  for (const name of ["tileTaps", "places", "lessWishes", "learned", "yearInReview"])
    answerPath(`/documents/users/ID/${name}`, () => ({ documents: [] }))

  async function respond(path: string, init: RequestInit): Promise<Response> {
    const url = new URL(path, "http://localhost")
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null
    const name = /^\/functions\/(.*)$/.exec(url.pathname)?.[1]
    const contract = callableCatalogue.find((each) => each.name === name)
    const data = contract ? (body as { data: unknown }).data : body
    asked.push({ path: url.pathname, data, headers: new Headers(init.headers) })
    if (!state.isOnline) throw new TypeError("Failed to fetch")
    const by =
      answers.get(url.pathname) ??
      answers.get(url.pathname.replace(/^\/documents\/(users|tiles|thoughts)\/[^/]+/, "/documents/$1/ID"))
    if (!by) {
      unexpected.push(url.pathname)
      return refusal("request/unknown-route", {})
    }
    try {
      query = url.search
      const result = await by(contract ? contract.input.parse(data) : data)
      const headers = { date: new Date(Date.now() - state.aheadBy).toUTCString() }
      return Response.json(contract ? { result } : (result ?? null), { headers })
    } catch (error) {
      if (error instanceof AppError) return refusal(error.code, error.details)
      throw error
    }
  }
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => respond(path, init))

  return {
    state,
    asked,
    unexpected,
    answer,
    answerPath,
    /** From now on this is refused. */
    refuse: (path: CallableName | `/${string}`, code: ErrorCode, details: ErrorDetails = {}): void => {
      answers.set(path.startsWith("/") ? path : `/functions/${path}`, () => {
        throw new AppError(code, details)
      })
    },
    /** The data of every call of this function, the first one first. */
    calls: <Name extends CallableName>(name: Name) =>
      asked.filter(({ path }) => path === `/functions/${name}`).map(({ data }) => data as CallableInput<Name>),
    /** The connection goes, or comes back, once what was shown last has settled. */
    setOnline: async (isOnline: boolean): Promise<void> => {
      await vi.advanceTimersByTimeAsync(50)
      state.isOnline = isOnline
      vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline)
      dispatchEvent(new Event(isOnline ? "online" : "offline"))
    },
  }
}

function refusal(code: ErrorCode, details: ErrorDetails): Response {
  const { status, message, ...more } = { http: undefined, ...errorCatalogue[code] }
  const error = { status, message, details: { ...details, code } }
  return Response.json({ error }, { status: more.http ?? callableStatuses[status] })
}
