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
import { CodeStep, patience, type SentCode, troubleText } from "./code-step.tsx"
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
      // The server has ended every session. This lets the browser's cookie go, where it can be said.
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

/** How long to wait for another code, where one was mailed a moment ago: it is as good as a new one. */
function earlierWait(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== "request/rate-limited") return null
  const wait = error.details["retryAfter"]
  return typeof wait === "number" && wait <= patience ? wait : null
}

function WhatGoes({ onSend, onCancel }: WhatGoesProps) {
  const sending = useAttempt(troubleText)
  const exporting = useAttempt(troubleText)
  const take = () =>
    exporting.attempt(async () => {
      await downloadExport()
      announce(t`Your data is in your downloads`)
    })
  return (
    <>
      <p className="text-3 font-semibold">What goes, for good:</p>
      <ul className="leaving-list grid gap-2 ink-2 text-pretty">
        <li>your name, picture, e-mail address and phone number</li>
        <li>your subscriptions, passkeys and every device you are signed in on</li>
        <li>your invitation code; friends you invited stay, without a trace of you</li>
        <li>your points, and every line of where they came from and went</li>
        <li>
          your orders: what is not sent yet is cancelled, a parcel on its way still arrives, and its address is
          forgotten
        </li>
        <li>what you read, what was counted of it, and what you wrote on our forms</li>
        <li>likes, follows, your history and your place, on this device too</li>
      </ul>
      <p className="text-3 font-semibold">What stays: nothing that names you.</p>
      <p className="ink-2 text-pretty">
        We keep a scrambled note of each thing that brought points, so that the same mailbox is not paid for it twice.
        Nobody can read from it whose it was.
      </p>
      <p className="ink-2 text-pretty">
        You are signed out everywhere at once, and the last rows are erased within minutes. This can’t be undone.
      </p>
      <div className="leaving-keep flex flex-wrap items-center justify-between gap-2-4 rounded-card surface-2">
        <p className="font-semibold">Keep a copy first?</p>
        <Button className="surface-3" disabled={exporting.isBusy} onClick={() => void take()}>
          {exporting.isBusy ? "Gathering…" : "Export my data"}
        </Button>
      </div>
      <p className="leaving-trouble ink-alert text-pretty" role="alert">
        {exporting.trouble ?? sending.trouble}
      </p>
      <div className="flex flex-wrap gap-2 mt-2">
        <Button kind="primary" disabled={sending.isBusy} onClick={() => void sending.attempt(onSend)}>
          {sending.isBusy ? "Sending…" : "Mail me the code"}
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
    return <div className="leaving leaving-ghost skeleton" role="status" aria-label="Seeing who you are" />
  if (user) return <DeleteAccount user={user} onDeleted={onDeleted} />
  return (
    <div className="leaving grid gap-3">
      <p className="text-3 font-semibold">
        {state === "anonymous"
          ? "You are not signed in. Log in, and the rest happens here."
          : "Your account can’t be reached just now. Reload this page when you are online."}
      </p>
      {state === "anonymous" && (
        <div className="flex flex-wrap gap-2 mt-2">
          <Button kind="primary" onClick={() => openJoin("login")}>
            Log in
          </Button>
        </div>
      )}
    </div>
  )
}
