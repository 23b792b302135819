import { openJoin, useSession } from "../session/index.ts"
import { DeleteAccount } from "./delete-account.tsx"

/** The deletion on a page of its own, for people who came by a link: it knows them, or asks them in first. */
export function DeleteAccountDoor({ onDeleted }: { onDeleted: () => void }) {
  const { state, user } = useSession()
  if (state === "loading")
    return <div className="leaving leaving-ghost" role="status" aria-label="Seeing who you are" />
  if (user) return <DeleteAccount user={user} onDeleted={onDeleted} />
  return (
    <div className="leaving">
      <p className="leaving-lead">
        {state === "anonymous"
          ? "You are not signed in. Log in, and the rest happens here."
          : "Your account can’t be reached just now. Reload this page when you are online."}
      </p>
      {state === "anonymous" && (
        <div className="leaving-answers">
          <button type="button" className="button primary" onClick={() => openJoin("login")}>
            Log in
          </button>
        </div>
      )}
    </div>
  )
}
