import { t } from "@confetti/domain/messages/t"
import { useEffect, useState } from "react"
import { authRequest } from "../../../platform/auth-request.ts"
import { type Provider, signInAt } from "../../../platform/sign-in/providers.ts"
import { useSessionMachine } from "../change/index.ts"
import { clearDraft, type Draft, keepDraft, readDraft, wentTo } from "../machine/draft.ts"
import { greet } from "../machine/greet.ts"
import type { JoinAsk } from "../session-store.ts"
import { type Attempt, errorOfReturn, type JoinError, joinErrorOf } from "./join-error.ts"
import { signInByPasskey } from "./passkey.ts"
import { startingDraft } from "./starting-draft.ts"

/** Milliseconds until a code can be sent again. */
const resendAfter = 20_000

const unsaid: JoinError = { text: "", until: null }

export function useJoin(ask: JoinAsk, onClose: () => void) {
  const { enter } = useSessionMachine()
  const [draft, setDraft] = useState<Draft>(() => startingDraft(ask, readDraft(), Date.now()))
  const [busy, setBusy] = useState<Attempt | null>(null)
  const [error, setError] = useState<JoinError>(startingError)

  const isReauth = ask.reauth !== undefined
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  useEffect(() => keepDraft(draft), [draft])

  const finish = async (method: "code" | "passkey" | Provider) => {
    const { session, isNew } = await enter(method)
    if (session.state !== "signed-in") throw new NotIn(navigator.onLine)
    clearDraft()
    onClose()
    ask.onIn?.()
    if (!isReauth) void greet(session, isNew, draft.phone)
    // The element that opened the sheet may be gone with the guest's page: focus the content.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true })
    })
  }
  const waitForPasskey = async () => {
    const isIn = await signInByPasskey(true).catch(() => false)
    if (isIn) await run("passkey", () => finish("passkey"))
  }
  /** Runs one action at a time and shows its error; true on success. */
  const run = async (what: Attempt, act: () => Promise<unknown>): Promise<boolean> => {
    if (busy !== null) return false
    setBusy(what)
    setError(unsaid)
    try {
      await act()
      return true
    } catch (error) {
      setError(error instanceof NotIn ? { text: error.message, until: null } : joinErrorOf(error, what, Date.now()))
      return false
    } finally {
      setBusy(null)
    }
  }

  return {
    draft,
    isReauth,
    /** The fixed address for reauthentication, or null. */
    ownEmail: ask.reauth?.email ?? null,
    busy,
    error,
    change,
    mail: (fields: Partial<Draft> = {}) =>
      run("mail", async () => {
        const email = fields.email ?? draft.email
        const digits = await mailCode(email)
        change({ ...fields, email, step: "code", digits, resendAt: Date.now() + resendAfter })
      }),
    submitCode: (code: string) =>
      run("code", async () => {
        await signInByCode(draft.email, code)
        await finish("code")
      }),
    askForPasskey: () =>
      run("passkey", async () => {
        if (await signInByPasskey(false)) return finish("passkey")
        // After cancelling they may still pick one in the field.
        void waitForPasskey()
      }),
    /** Signs in a person who picks a passkey in the email field. */
    waitForPasskey,
    leaveFor: (provider: Provider) =>
      run(provider, async () => {
        change({ step: provider })
        const outcome = await signInAt(provider)
        if (outcome === "in") await finish(provider)
        else if (outcome === "cancelled") change({ step: "details" })
      }),
    changeAddress: () => {
      setError(unsaid)
      change({ step: "details" })
    },
    switchMode: (mode: Draft["mode"]) => {
      setError(unsaid)
      change({ mode })
    },
    close: () => {
      keepDraft({ ...draft, isOpen: false })
      onClose()
    },
  }
}

export type Join = ReturnType<typeof useJoin>

/** The server signed them in, but there is no session. */
class NotIn extends Error {
  constructor(isOnline: boolean) {
    super(
      isOnline
        ? t`You were signed in, but this browser blocks cookies, so you were signed out again. Allow cookies for this site and try again.`
        : t`You were signed in, but the connection was lost. You will be in as soon as it is back.`,
    )
  }
}

function startingError(): JoinError {
  const draft = readDraft()
  const provider = draft === null ? null : wentTo(draft)
  if (provider === null) return unsaid
  return { text: errorOfReturn(location.search, provider === "apple" ? "Apple" : "Google"), until: null }
}

/** Mails a code to an address, with or without an account. Returns its number of digits. */
async function mailCode(email: string): Promise<number> {
  const body = { email, type: "sign-in" }
  return (await authRequest<{ digits: number }>("email-otp/send-verification-otp", body)).digits
}

async function signInByCode(email: string, code: string): Promise<void> {
  await authRequest("sign-in/email-otp", { email, otp: code })
}

/** Whole seconds, counting down to 0. */
export function useSecondsUntil(at: number | null): number {
  const [now, setNow] = useState(Date.now)
  const left = at === null ? 0 : Math.max(0, Math.ceil((at - now) / 1000))
  const isWaiting = left > 0
  useEffect(() => {
    setNow(Date.now())
    if (!isWaiting) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isWaiting, at])
  return left
}
