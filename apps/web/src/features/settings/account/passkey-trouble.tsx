import { ApiError } from "../../../platform/api.ts"
import { troubleText } from "../trouble-text.ts"

type Props = { error: unknown; onSignIn: () => void }

/** Why no passkey was added. Where signing in once more is all that is missing, it is offered. */
export function PasskeyTrouble({ error, onSignIn }: Props) {
  const code = error instanceof ApiError ? error.code : null
  const text = code === null ? null : needs[code]
  return (
    <>
      <p className="setting-trouble" role="alert">
        {error !== null && (text ?? troubleText(error))}
      </p>
      {text && (
        <div className="setting-answers">
          <button type="button" className="button primary" onClick={onSignIn}>
            Sign in again
          </button>
        </div>
      )}
    </>
  )
}

const needs: Readonly<Record<string, string>> = {
  "session/fresh-required":
    "You signed in a while ago. Sign in again, so that nobody else who holds this device adds a passkey.",
  "session/passkey-required": "Your passkeys are changed by one of your passkeys. Sign in again with one.",
}
