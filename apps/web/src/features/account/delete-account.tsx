import type { UserRecord } from "@confetti/contract/users"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { ApiError, call } from "../../platform/api.ts"
import { authRequest } from "../../platform/auth-request.ts"
import { announce } from "../../ui/announce.tsx"
import { Button } from "../../ui/button.tsx"
import { useAttempt } from "../../ui/use-attempt.ts"
import { useSessionMachine } from "../session/change/index.ts"
import { useOpenJoin, useSession } from "../session/index.ts"
import { CodeStep, errorText, patience, type SentCode } from "./code-step.tsx"
import { downloadExport } from "./download-export.ts"

type WhatGoesProps = { onSend: () => Promise<void>; onCancel: (() => void) | undefined }

type Props = {
  user: UserRecord
  onDeleted: () => void
  onCancel?: () => void
}

export function DeleteAccount({ user, onDeleted, onCancel }: Props) {
  const { endSessionBy } = useSessionMachine()
  const [sent, setSent] = useState<SentCode | null>(null)

  const send = async () => {
    await call("users-request_deletion")
    setSent({ isEarlier: false, wait: patience })
  }
  const sendFirst = async () => {
    try {
      await send()
    } catch (error) {
      const wait = earlierWait(error)
      if (wait === null) throw error
      setSent({ isEarlier: true, wait })
    }
  }
  const confirm = async (code: string) => {
    await endSessionBy(async () => {
      await call("users-delete_account", { code })
      // The server has ended all sessions; this removes the cookie.
      await authRequest("sign-out", {}).catch(() => undefined)
    })
    onDeleted()
  }
  return (
    <div className="leaving grid gap-3">
      {sent === null ? (
        <WhatGoes onSend={sendFirst} onCancel={onCancel} />
      ) : (
        <CodeStep mailbox={user.email} sent={sent} onConfirm={confirm} onResend={send} onCancel={onCancel} />
      )}
    </div>
  )
}

/** Seconds to wait if a code was sent a moment ago, which is as good as a new one. */
function earlierWait(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== "request/rate-limited") return null
  const wait = error.details["retryAfter"]
  return typeof wait === "number" && wait <= patience ? wait : null
}

function WhatGoes({ onSend, onCancel }: WhatGoesProps) {
  const sending = useAttempt(errorText)
  const exporting = useAttempt(errorText)
  const take = () =>
    exporting.attempt(async () => {
      await downloadExport()
      announce(t`Your data was downloaded`)
    })
  return (
    <>
      <p className="text-3 font-semibold">What is deleted for good:</p>
      <ul className="leaving-list grid gap-2 ink-2 text-pretty">
        <li>your name, picture, email address and phone number</li>
        <li>your subscriptions, your passkeys and your sign-ins on every device</li>
        <li>your invite code; friends you invited stay, and nothing links them to you</li>
        <li>your points and their whole history</li>
        <li>
          your orders: what has not been shipped is cancelled, a parcel on its way still arrives, and its address is
          deleted
        </li>
        <li>your reading history, usage counts, and what you sent us by form</li>
        <li>your likes, follows, history and place in the feed, on this device too</li>
      </ul>
      <p className="text-3 font-semibold">Nothing that identifies you is kept.</p>
      <p className="ink-2 text-pretty">
        We keep a scrambled record of what earned points, so that the same email address cannot earn them twice. Nobody
        can tell from it whose it was.
      </p>
      <p className="ink-2 text-pretty">
        You are signed out everywhere at once, and everything is erased within minutes. This can’t be undone.
      </p>
      <div className="leaving-keep flex flex-wrap items-center justify-between gap-2-4 rounded-card surface-2">
        <p className="font-semibold">Keep a copy first?</p>
        <Button className="surface-3" disabled={exporting.isBusy} onClick={() => void take()}>
          {exporting.isBusy ? "Preparing…" : "Export my data"}
        </Button>
      </div>
      <p className="leaving-error ink-alert text-pretty" role="alert">
        {exporting.error ?? sending.error}
      </p>
      <div className="flex flex-wrap gap-2 mt-2">
        <Button kind="primary" disabled={sending.isBusy} onClick={() => void sending.attempt(onSend)}>
          {sending.isBusy ? "Sending…" : "Email me the code"}
        </Button>
        {onCancel && <Button onClick={onCancel}>Keep my account</Button>}
      </div>
    </>
  )
}

export function DeleteAccountDoor({ onDeleted }: { onDeleted: () => void }) {
  const { state, user } = useSession()
  const openJoin = useOpenJoin()
  if (state === "loading")
    return <div className="leaving leaving-ghost skeleton" role="status" aria-label="Loading your account" />
  if (user) return <DeleteAccount user={user} onDeleted={onDeleted} />
  return (
    <div className="leaving grid gap-3">
      <p className="text-3 font-semibold">
        {state === "anonymous"
          ? "You are not signed in. Sign in to continue here."
          : "Could not load your account. Reload this page when you are online."}
      </p>
      {state === "anonymous" && (
        <div className="flex flex-wrap gap-2 mt-2">
          <Button kind="primary" onClick={() => openJoin("login")}>
            Sign in
          </Button>
        </div>
      )}
    </div>
  )
}
