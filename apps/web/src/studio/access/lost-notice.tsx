import { t } from "@confetti/domain/messages/t"
import { openJoin, useSession } from "../../features/session/index.ts"
import type { Access } from "./use-studio-access.ts"

type Props = { kind: Access["kind"]; onCheck: () => void }

/** Stands over a screen that was open until now. What was typed is still in it. */
export function LostNotice({ kind, onCheck }: Props) {
  const { user } = useSession()
  return (
    <div className="studio-lost" role="alert">
      <p>{words(kind)}</p>
      {kind === "needs-passkey" && (
        <button
          type="button"
          className="button"
          onClick={() => openJoin("login", { reauth: { email: user?.email ?? null }, onIn: onCheck })}
        >
          Sign in with a passkey
        </button>
      )}
      {kind !== "needs-passkey" && (
        <button type="button" className="button" onClick={onCheck}>
          Look again
        </button>
      )}
    </div>
  )
}

function words(kind: Access["kind"]): string {
  if (kind === "offline") return t`There is no connection. Everything on this page stays as it is until there is.`
  if (kind === "failed") return t`The server does not answer just now. Everything on this page stays as it is.`
  if (kind === "needs-passkey")
    return t`Your session is no longer one opened by a passkey. What you typed is still here.`
  return t`An owner has changed what you may do, so nothing more can be saved here. What you typed is still here: copy what you need, and ask them.`
}
