import type { Role } from "@confetti/domain/editors/roles"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { Sheet } from "../../ui/sheet.tsx"
import { studioCall } from "../access/studio-call.ts"
import { Alert } from "../kit/alert.tsx"
import { Field, Form } from "../kit/form.tsx"
import { NotYet, useAction } from "../kit/use-action.ts"
import { RoleChoice } from "./role-choice.tsx"

type Props = { onInvited: () => Promise<void>; onClose: () => void }

export function InviteSheet({ onInvited, onClose }: Props) {
  const [roles, setRoles] = useState<ReadonlySet<Role>>(new Set(["writer"]))
  const { isBusy, error, act } = useAction()
  const invite = async (email: string) => {
    const isDone = await act(async () => {
      if (roles.size === 0) throw new NotYet(t`Choose at least one role.`)
      await studioCall("editors-invite_editor", { email, roles: [...roles] })
      await onInvited()
    }, t`Invitation sent to ${email}`)
    if (isDone) onClose()
  }
  return (
    <Sheet title="Invite an editor" onClose={onClose}>
      <Form
        action={isBusy ? "Inviting…" : "Send the invitation"}
        isBusy={isBusy}
        onSubmit={(text) => void invite(text("email"))}
      >
        <Field label="Email" name="email" type="email" required maxLength={254} autoComplete="off" isFirst />
        <RoleChoice roles={roles} onChange={setRoles} />
        <p className="studio-hint">The link in the email works once, for seven days, and only for this address.</p>
        <Alert>{error}</Alert>
      </Form>
    </Sheet>
  )
}
