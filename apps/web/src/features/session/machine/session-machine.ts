import type { NativeEventName } from "@confetti/contract/events"
import type { UserRecord } from "@confetti/contract/users"
import { t } from "@confetti/domain/messages/t"
import { logEvent, setAnalyticsUser } from "../../../platform/analytics/log-event.ts"
import { logNativeEvent } from "../../../platform/analytics/native.ts"
import { ApiError, allAnswered, call, onSessionDoubt, readDocument, setLeaving } from "../../../platform/api.ts"
import { authRequest } from "../../../platform/auth-request.ts"
import { createRetry } from "../../../platform/create-retry.ts"
import { reportError } from "../../../platform/error-reporter/report-error.ts"
import { singleFlight } from "../../../platform/single-flight.ts"
import { announce } from "../../../ui/announce.tsx"
import { clearSavedInvite, readSavedInvite } from "../keep-invite.ts"
import type { OpenJoin, Session, SessionMachine, SessionStore } from "../session-store.ts"
import { clearDraft, type Draft, readDraft, wentTo } from "./draft.ts"
import { forgetPerson } from "./forget-person.ts"
import { greet } from "./greet.ts"
import { keepKnownUser, makeAvailable, readKnownUser } from "./make-available.ts"
import { firstState, nextSession, type SessionEffect, type SessionEvent } from "./next-session.ts"

type TabMessage = { type: "came" } | { type: "left" } | { type: "record"; record: UserRecord }

/** Milliseconds. */
const longestWait = 8000

export function machineOf(store: SessionStore): SessionMachine {
  store.machine ??= createMachine(store)
  return store.machine
}

function createMachine(store: SessionStore): SessionMachine {
  const { hooks } = store
  let state = firstState
  let isRunning = false
  /** The person whose record was created here, until they leave. */
  let createdId: string | null = null

  const ask = singleFlight(async () => send(await whoIsHere()))
  /** Retries a slow or failing server in the background. */
  const asking = createRetry(() => void ask())
  /** An answer under way may be older than the reason to ask. */
  const askAnew = async () => {
    if (ask.isUnderWay()) await ask()
    await ask()
  }
  const whoIsHere = async (): Promise<SessionEvent> => {
    try {
      const answer = await inTime(authRequest<{ user: { id: string } } | null>("get-session"))
      asking.reset()
      return answer ? { type: "somebody", userId: answer.user.id } : { type: "nobody", known: readKnownUser() }
    } catch (error) {
      const isOver = error instanceof ApiError && error.code.startsWith("session/")
      return { type: isOver ? "nobody" : "unreachable", known: readKnownUser() }
    }
  }
  const isNew = () => createdId !== null && store.get().userId === createdId
  const broadcast = (news: TabMessage) => store.channel()?.postMessage(news)

  const send = async (event: SessionEvent): Promise<void> => {
    const { effects, ...next } = nextSession(state, event)
    state = next
    if (next.session !== store.get()) store.set(next.session)
    for (const effect of effects) await perform(effect)
  }
  const perform = async (effect: SessionEffect): Promise<void> => {
    switch (effect.do) {
      case "read-record":
        return send(await readRecord(effect.userId))
      case "create-record":
        return send(await createRecord(effect.userId))
      case "count-creation":
        return countCreation()
      case "clear-invite":
        return clearSavedInvite()
      case "report-missing-record":
        return reportError(new Error(`logged-in user is mssing a user record in firestore ${effect.userId}`))
      case "remember":
        clearDraft()
        return keepKnownUser(effect.user)
      case "name-for-analytics":
        return setAnalyticsUser(effect.userId)
      case "make-available":
        return makeAvailableTo(effect.userId)
      case "forget":
        createdId = null
        await hooks.onLeaving().catch(reportError)
        return forget()
      case "say-ended":
        return announce(t`You have been signed out. Sign in again any time`)
      case "ask-again-when-online":
        return asking.later()
    }
  }
  /** By the time the server has answered, they may have left. */
  const makeAvailableTo = (userId: string) => void makeAvailable(userId, hooks, () => store.get().userId === userId)
  /** Clears the device before the next scope, which reads stored values. */
  const forget = async () => {
    const forgotten = forgetPerson()
    hooks.onLeft()
    await forgotten.catch(reportError)
  }
  /** A late record is used all the same: on such a connection the next one would be as late. */
  const readRecord = async (userId: string): Promise<SessionEvent> => {
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
  const createRecord = async (userId: string): Promise<SessionEvent> => {
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

  const run = async () => {
    if (isRunning) return
    isRunning = true
    onSessionDoubt(() => {
      if (ask.isUnderWay() || store.get().state === "signed-in") void askAnew()
    })
    store.channel()?.addEventListener("message", ({ data: news }: MessageEvent<TabMessage>) => {
      if (news.type === "came") void ask()
      else void send(news.type === "left" ? { type: "left" } : { type: "record-replaced", record: news.record })
    })
    const draft = readDraft()
    await ask()
    resumeJoin(store.get(), { draft, isNew: isNew(), openJoin: store.openJoin })
  }
  const enter: SessionMachine["enter"] = async (method) => {
    await askAnew()
    const session = store.get()
    if (session.state === "signed-in") {
      broadcast({ type: "came" })
      logEvent("sign_in", { method })
    }
    return { session, isNew: isNew() }
  }
  const endSessionBy: SessionMachine["endSessionBy"] = async (end) => {
    const { userId } = store.get()
    await hooks.onLeaving()
    await allAnswered()
    try {
      // Starts the sign-out before closing.
      const ending = end()
      setLeaving(true)
      await ending
      await send({ type: "left" })
    } catch (error) {
      if (userId !== null) makeAvailableTo(userId)
      throw error
    } finally {
      setLeaving(false)
    }
    broadcast({ type: "left" })
  }
  const signOut = (isEverywhere = false) => {
    logEvent("sign_out", {})
    return endSessionBy(async () => {
      try {
        if (isEverywhere) await authRequest("revoke-sessions", {})
        await authRequest("sign-out", {})
      } catch (error) {
        // A session that is already over needs no sign-out.
        if (!(error instanceof ApiError) || !error.code.startsWith("session/")) throw error
      }
    })
  }
  const replaceUser = (record: UserRecord) => {
    void send({ type: "record-replaced", record })
    broadcast({ type: "record", record })
  }
  const refreshUser = async () => {
    const { userId } = store.get()
    if (userId === null) return ask()
    const record = await readDocument(`users/${userId}`)
    if (record) replaceUser(record)
  }
  return { run, enter, signOut, endSessionBy, refreshUser, replaceUser }
}

/** A slower server counts as unreachable, so that loading ends. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new ApiError("offline", "The server did not answer.")), longestWait)
  })
  return Promise.race([answer, late])
}

type Resumed = { draft: Draft | null; isNew: boolean; openJoin: OpenJoin }

/**
 * Continues joining after a reload, or the way to Apple or Google and back; opens the sheet for an address that requests it. `draft` is
 * from before the session was read.
 */
function resumeJoin(session: Session, { draft, isNew, openJoin }: Resumed): void {
  const isAsked = takeParameter("join")
  const isUnderWay = draft?.isOpen === true && draft.step !== "details"
  const method = isUnderWay ? wentTo(draft) : null
  // Failure parameters of Apple and Google, which the sheet explains in our words.
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

/** Whether the address has this parameter, which is removed in the same history entry. */
function takeParameter(name: string): boolean {
  const query = new URLSearchParams(location.search)
  if (!query.has(name)) return false
  query.delete(name)
  const rest = query.toString()
  history.replaceState(history.state, "", location.pathname + (rest === "" ? "" : `?${rest}`) + location.hash)
  return true
}

async function createUser(): Promise<UserRecord> {
  const draft = readDraft()
  const code = readSavedInvite()
  const wanted = { ...(draft && fieldsOf(draft)), ...(code !== null && { referredBy: code }) }
  try {
    return await call("users-create_user", wanted)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "user/invalid-phone") throw error
    // An invalid number must not prevent joining: it can be corrected in the settings.
    return call("users-create_user", { ...wanted, phone: null, smsSubscription: false })
  }
}

function fieldsOf({ email, phone, emailSubscription, smsSubscription }: Draft) {
  return {
    ...(email !== "" && { email }),
    ...(phone !== "" && { phone }),
    emailSubscription,
    smsSubscription,
  }
}

function countCreation(): void {
  const draft = readDraft()
  const names: NativeEventName[] = ["create_account"]
  if (draft?.emailSubscription) names.push("subscribe_email")
  if (draft?.smsSubscription) names.push("subscribe_sms")
  for (const name of names) {
    logNativeEvent(name, {})
    logEvent(name, {})
  }
}
