import type { Editor } from "@confetti/contract/editors"
import type { Role } from "@confetti/domain/editors/roles"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { Button } from "../../ui/button.tsx"
import { Sheet } from "../../ui/sheet.tsx"
import { studioCall } from "../access/studio-call.ts"
import { Alert } from "../kit/alert.tsx"
import { Form } from "../kit/form.tsx"
import { NotYet, useAction } from "../kit/use-action.ts"
import { RoleChoice } from "./role-choice.tsx"

type Props = { editor: Editor & { userId: string }; onChanged: () => Promise<void>; onClose: () => void }

export function EditorSheet({ editor, onChanged, onClose }: Props) {
  const { userId, email, name } = editor
  const [roles, setRoles] = useState<ReadonlySet<Role>>(new Set(editor.roles))
  const [isRemoving, setRemoving] = useState(false)
  const { isBusy, error, act } = useAction()
  const who = name || email

  const change = async (step: () => Promise<unknown>, said: string) => {
    const isDone = await act(async () => {
      await step()
      await onChanged()
    }, said)
    if (isDone) onClose()
  }
  const save = () =>
    void change(async () => {
      if (roles.size === 0) throw new NotYet(t`Choose at least one role, or remove them below.`)
      await studioCall("editors-change_roles", { userId, roles: [...roles] })
    }, t`The roles of ${who} have changed`)
  const remove = () =>
    void change(() => studioCall("editors-remove_editor", { userId }), t`${who} is no longer an editor`)

  return (
    <Sheet title={who} onClose={onClose}>
      {isRemoving ? (
        <div className="studio-form">
          <p>
            {email} loses every role immediately, even if they are working right now. Their account and their work are
            kept.
          </p>
          <Alert>{error}</Alert>
          <div className="studio-answers">
            <Button kind="danger" disabled={isBusy} autoFocus onClick={remove}>
              {isBusy ? "Removing…" : "Remove"}
            </Button>
            <Button onClick={() => setRemoving(false)}>Keep</Button>
          </div>
        </div>
      ) : (
        <Form
          action={isBusy ? "Saving…" : "Save"}
          also={
            <Button kind="danger" onClick={() => setRemoving(true)}>
              Remove from the studio
            </Button>
          }
          isBusy={isBusy}
          onSubmit={save}
        >
          <RoleChoice roles={roles} onChange={setRoles} />
          <Alert>{error}</Alert>
        </Form>
      )}
    </Sheet>
  )
}
