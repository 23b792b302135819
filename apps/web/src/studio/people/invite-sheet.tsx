import type { Role } from "@confetti/domain/editors/roles"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { announce } from "../../ui/announce.tsx"
import { Sheet } from "../../ui/sheet.tsx"
import { studioCall } from "../access/studio-call.ts"
import { troubleText } from "../trouble-text.ts"
import { RoleChoice } from "./role-choice.tsx"

type Props = { onInvited: () => Promise<void>; onClose: () => void }

export function InviteSheet({ onInvited, onClose }: Props) {
  const [email, setEmail] = useState("")
  const [roles, setRoles] = useState<ReadonlySet<Role>>(new Set(["writer"]))
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)

  const invite = async () => {
    if (roles.size === 0) return setTrouble(t`Choose at least one role.`)
    const address = email.trim()
    setBusy(true)
    setTrouble(null)
    try {
      await studioCall("editors-invite_editor", { email: address, roles: [...roles] })
      await onInvited()
      announce(t`An invitation is on its way to ${address}`)
      onClose()
    } catch (error) {
      setTrouble(troubleText(error))
      setBusy(false)
    }
  }

  return (
    <Sheet title="Invite an editor" onClose={onClose}>
      <form
        className="studio-form"
        onSubmit={(event) => {
          event.preventDefault()
          void invite()
        }}
      >
        <label className="studio-field">
          Mail address
          <input
            type="email"
            required
            maxLength={254}
            autoComplete="off"
            data-autofocus
            value={email}
            onChange={({ currentTarget: { value } }) => setEmail(value)}
          />
        </label>
        <RoleChoice roles={roles} onChange={setRoles} />
        <p className="studio-hint">The link in the mail is good for seven days, once, and for this address alone.</p>
        <p className="studio-trouble" role="alert">
          {trouble}
        </p>
        <button type="submit" className="button primary" disabled={isBusy}>
          {isBusy ? "Inviting…" : "Send the invitation"}
        </button>
      </form>
    </Sheet>
  )
}
