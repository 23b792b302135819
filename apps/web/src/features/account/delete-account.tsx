import type { UserRecord } from "@confetti/contract/users"
import { useState } from "react"
import { ApiError, call } from "../../platform/api.ts"
import { authRequest } from "../../platform/auth-request.ts"
import { endSessionBy } from "../session/index.ts"
import { CodeStep, patience, type SentCode } from "./code-step.tsx"
import { WhatGoes } from "./what-goes.tsx"

type Props = {
  user: UserRecord
  /** The account is gone and nobody is signed in any more. */
  onDeleted: () => void
  onCancel?: () => void
}

/** Deleting one's account, in two steps: what goes and a last chance to take it along; then the code from the mailbox. */
export function DeleteAccount({ user, onDeleted, onCancel }: Props) {
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
    <div className="leaving">
      {sent === null ? (
        <WhatGoes onSend={sendFirst} onCancel={onCancel} />
      ) : (
        <CodeStep
          mailbox={user.email ?? "your mailbox"}
          sent={sent}
          onConfirm={confirm}
          onResend={send}
          onCancel={onCancel}
        />
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
