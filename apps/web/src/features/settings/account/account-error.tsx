import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { ApiError } from "../../../platform/api.ts"
import { Button } from "../../../ui/button.tsx"
import { useSessionMachine } from "../../session/change/index.ts"
import { errorText } from "../error-text.ts"

type Props = { error: unknown; onSignIn: () => void }

export function PasskeyError({ error, onSignIn }: Props) {
  const code = error instanceof ApiError ? error.code : null
  const text = code === null ? null : needs[code]
  return (
    <>
      <p className="setting-error" role="alert">
        {error !== null && (text ?? errorText(error))}
      </p>
      {text && (
        <div className="setting-answers flex flex-wrap gap-2 mt-4">
          <Button kind="primary" onClick={onSignIn}>
            Sign in again
          </Button>
        </div>
      )}
    </>
  )
}

const needs: Readonly<Record<string, string>> = {
  "session/fresh-required": t`You signed in a while ago. Sign in again to add a passkey.`,
  "session/passkey-required": t`Sign in again with a passkey to change your passkeys.`,
}

/** Signed in without a readable record: offline, or the server does not have it yet. */
export function AccountError() {
  const { refreshUser } = useSessionMachine()
  const [isTrying, setTrying] = useState(false)
  const retry = async () => {
    setTrying(true)
    await refreshUser().catch(() => undefined)
    setTrying(false)
  }
  return (
    <div className="account-error flex flex-wrap items-center mt-4 ink-2" role="status">
      <p className="text-pretty">
        Could not reach the server. Your profile, passkeys and devices will appear when it is back. Everything else
        works.
      </p>
      <Button disabled={isTrying} onClick={() => void retry()}>
        {isTrying ? "Trying…" : "Try again"}
      </Button>
    </div>
  )
}
