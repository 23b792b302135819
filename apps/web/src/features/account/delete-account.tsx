import type { UserRecord } from "@confetti/contract/users"
import { useState } from "react"
import { call } from "../../platform/api.ts"
import { signOut } from "../session/index.ts"
import { CodeStep } from "./code-step.tsx"
import { WhatGoes } from "./what-goes.tsx"

type Props = {
  user: UserRecord
  /** The account is gone and nobody is signed in any more. */
  onDeleted: () => void
  onCancel?: () => void
}

/** Deleting one's account, in two steps: what goes and a last chance to take it along; then the code from the mailbox. */
export function DeleteAccount({ user, onDeleted, onCancel }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null)

  const send = async () => {
    await call("users-request_deletion")
    setSentTo(user.email ?? "your mailbox")
  }
  const confirm = async (code: string) => {
    await call("users-delete_account", { code })
    // The server has ended every session. What is left is to let this device forget, even when it can't say goodbye.
    await signOut().catch(() => undefined)
    onDeleted()
  }
  return (
    <div className="leaving">
      {sentTo === null ? (
        <WhatGoes onSend={send} onCancel={onCancel} />
      ) : (
        <CodeStep sentTo={sentTo} onConfirm={confirm} onResend={send} onCancel={onCancel} />
      )}
    </div>
  )
}
