import type { UserRecord } from "@confetti/contract/users"
import { t } from "@confetti/domain/messages/t"
import { logEvent, setAnalyticsUser } from "../../../platform/analytics/log-event.ts"
import { allAnswered, ApiError, onSessionDoubt, readDocument, setLeaving } from "../../../platform/api.ts"
import { authRequest } from "../../../platform/auth-request.ts"
import { createRetry } from "../../../platform/create-retry.ts"
import { reportError } from "../../../platform/error-reporter/report-error.ts"
import type { Provider } from "../../../platform/sign-in/providers.ts"
import { singleFlight } from "../../../platform/single-flight.ts"
import { announce } from "../../../ui/announce.tsx"
import { clearKeptInvite } from "../keep-invite.ts"
import { openJoin } from "../open-join.ts"
import { sessionChannel } from "../session-channel.ts"
import { readSession, type Session, type SessionHooks, writeSession } from "../session-store.ts"
import { countCreation, createUser } from "./create-user.ts"
import { clearDraft, type Draft, readDraft, wentTo } from "./draft.ts"
import { forgetPerson } from "./forget-person.ts"
import { greet } from "./greet.ts"
import { keepKnownUser, makeAvailable, readKnownUser } from "./make-available.ts"
import { firstState, nextSession, type SessionEffect, type SessionEvent } from "./next-session.ts"

/** A message from one tab to the others: somebody came or went, or a record changed. */
type TabNews = { type: "came" } | { type: "left" } | { type: "record"; record: UserRecord }

/** In milliseconds. */
const longestWait = 8000

let state = firstState
let hooks: SessionHooks | null = null
/** Whose record was created here, until they leave. */
let createdId: string | null = null

/** Runs the session from here on: asks who is here, and again whenever there is reason to. */
export async function runSession(given: SessionHooks): Promise<void> {
  const isFirst = hooks === null
  hooks = given
  if (!isFirst) return
  onSessionDoubt(() => {
    if (ask.isUnderWay() || readSession().state === "signed-in") void askAnew()
  })
  sessionChannel()?.addEventListener("message", ({ data: news }: MessageEvent<TabNews>) => {
    if (news.type === "came") void ask()
    else void send(news.type === "left" ? { type: "left" } : { type: "record-replaced", record: news.record })
  })
  const draft = readDraft()
  await ask()
  resumeJoin(draft, isNew())
}

/** After signing in: settles the session, and says who is in and whether their account is new. */
export async function enter(method: "code" | "passkey" | Provider): Promise<{ session: Session; isNew: boolean }> {
  await askAnew()
  const session = readSession()
  if (session.state === "signed-in") {
    broadcast({ type: "came" })
    logEvent("sign_in", { method })
  }
  return { session, isNew: isNew() }
}

/**
 * Ends the session here, or everywhere. What follows the person stops before: nothing of theirs is asked for with a session that is
 * over. Where it can't be ended they are followed on.
 */
export function signOut(isEverywhere = false): Promise<void> {
  logEvent("sign_out", {})
  return endSessionBy(async () => {
    try {
      if (isEverywhere) await authRequest("revoke-sessions", {})
      await authRequest("sign-out", {})
    } catch (error) {
      // A session that is over already needs no ending.
      if (!(error instanceof ApiError) || !error.code.startsWith("session/")) throw error
    }
  })
}

/** Ends the session by something that ends it on the server. Throws what that throws, with nothing changed. */
export async function endSessionBy(end: () => Promise<unknown>): Promise<void> {
  const { userId } = readSession()
  await hooks?.onLeaving()
  await allAnswered()
  try {
    // What ends it is under way before the door is shut.
    const ending = end()
    setLeaving(true)
    await ending
    await send({ type: "left" })
  } catch (error) {
    if (hooks && userId !== null) makeAvailableTo(userId, hooks)
    throw error
  } finally {
    setLeaving(false)
  }
  broadcast({ type: "left" })
}

/** Reads the user's record again. */
export async function refreshUser(): Promise<void> {
  const { userId } = readSession()
  if (userId === null) return ask()
  const record = await readDocument(`users/${userId}`)
  if (record) replaceUser(record)
}

/** Takes a record that came by another way, as the answer of `users-update_profile` does. */
export function replaceUser(record: UserRecord): void {
  void send({ type: "record-replaced", record })
  broadcast({ type: "record", record })
}

function isNew(): boolean {
  return createdId !== null && readSession().userId === createdId
}

/** Asks the server who is here, once at a time. */
const ask = singleFlight(async () => send(await whoIsHere()))

/** With a connection the server is only slow, or down: it is asked again without anybody waiting for it. */
const asking = createRetry(() => void ask())

/** An answer under way may be older than the reason to ask. */
async function askAnew(): Promise<void> {
  if (ask.isUnderWay()) await ask()
  await ask()
}

async function whoIsHere(): Promise<SessionEvent> {
  try {
    const answer = await inTime(authRequest<{ user: { id: string } } | null>("get-session"))
    asking.reset()
    return answer ? { type: "somebody", userId: answer.user.id } : { type: "nobody", known: readKnownUser() }
  } catch (error) {
    const isOver = error instanceof ApiError && error.code.startsWith("session/")
    return { type: isOver ? "nobody" : "unreachable", known: readKnownUser() }
  }
}

/** Takes one step, and does what follows from it, in order. */
async function send(event: SessionEvent): Promise<void> {
  const { effects, ...next } = nextSession(state, event)
  state = next
  if (next.session !== readSession()) writeSession(next.session)
  for (const effect of effects) await perform(effect)
}

/** They may have left by the time the server has worked out what they may see. */
function makeAvailableTo(userId: string, given: SessionHooks): void {
  void makeAvailable(userId, given, () => readSession().userId === userId)
}

async function perform(effect: SessionEffect): Promise<void> {
  switch (effect.do) {
    case "read-record":
      return send(await readRecord(effect.userId))
    case "create-record":
      return send(await createRecord(effect.userId))
    case "count-creation":
      return countCreation()
    case "clear-invite":
      return clearKeptInvite()
    case "report-missing-record":
      return reportError(new Error(`logged-in user is mssing a user record in firestore ${effect.userId}`))
    case "remember":
      clearDraft()
      return keepKnownUser(effect.user)
    case "name-for-analytics":
      return setAnalyticsUser(effect.userId)
    case "make-available":
      return void (hooks && makeAvailableTo(effect.userId, hooks))
    case "forget":
      createdId = null
      await hooks?.onLeaving().catch(reportError)
      return forget(hooks)
    case "say-ended":
      return announce(t`Your session has ended. Log in again when you like`)
    case "ask-again-when-online":
      return asking.later()
  }
}

/** Clears the device before the next scope begins, which reads what is kept. */
async function forget(given: SessionHooks | null): Promise<void> {
  const forgotten = forgetPerson()
  given?.onLeft()
  await forgotten.catch(reportError)
}

/** A server that takes longer counts as unreachable, so that loading ends. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new ApiError("offline", "The server did not answer.")), longestWait)
  })
  return Promise.race([answer, late])
}

/** A record that comes later than anybody waits is taken all the same: on a line that slow the next would be as late. */
async function readRecord(userId: string): Promise<SessionEvent> {
  const reading = readDocument(`users/${userId}`).then(
    (record): SessionEvent => ({ type: "record-read", userId, record }),
  )
  try {
    return await inTime(reading)
  } catch {
    reading.then(send).catch(() => undefined)
    return { type: "record-unreadable", userId, known: readKnownUser() }
  }
}

async function createRecord(userId: string): Promise<SessionEvent> {
  try {
    const record = await inTime(createUser())
    createdId = userId
    return { type: "record-created", userId, record }
  } catch (error) {
    if (error instanceof ApiError && error.code === "offline")
      return { type: "record-unreadable", userId, known: readKnownUser() }
    return { type: "record-created", userId, record: null }
  }
}

/**
 * Goes on where a reload, or the way to Apple or Google and back, broke into joining; and opens the sheet for an address that
 * asks for it. `draft` is from before the session was asked.
 */
function resumeJoin(draft: Draft | null, isNew: boolean): void {
  const isAsked = takeParameter("join")
  const session = readSession()
  const isUnderWay = draft?.isOpen === true && draft.step !== "details"
  const method = isUnderWay ? wentTo(draft) : null
  // What Apple and Google say when it came to nothing; the sheet says it in our words.
  const isRefused = method !== null && ["error", "error_description"].map(takeParameter).includes(true)
  if (session.state === "anonymous") {
    if (isUnderWay) openJoin(draft.mode)
    else if (isAsked) openJoin("join")
    return
  }
  if (session.state !== "signed-in" || method === null || isRefused) return
  logEvent("sign_in", { method })
  void greet(session, isNew, draft?.phone ?? "")
}

/** Whether the address has this parameter. It has it once: what is left of the address stays in the same history entry. */
function takeParameter(name: string): boolean {
  const query = new URLSearchParams(location.search)
  if (!query.has(name)) return false
  query.delete(name)
  const rest = query.toString()
  history.replaceState(history.state, "", location.pathname + (rest === "" ? "" : `?${rest}`) + location.hash)
  return true
}

function broadcast(news: TabNews): void {
  sessionChannel()?.postMessage(news)
}
