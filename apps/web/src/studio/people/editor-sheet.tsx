import type { Editor } from "@confetti/contract/editors"
import type { Role } from "@confetti/domain/editors/roles"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { announce } from "../../ui/announce.tsx"
import { Sheet } from "../../ui/sheet.tsx"
import { studioCall } from "../access/studio-call.ts"
import { troubleText } from "../trouble-text.ts"
import { RoleChoice } from "./role-choice.tsx"

type Props = { editor: Editor & { userId: string }; onChanged: () => Promise<void>; onClose: () => void }

export function EditorSheet({ editor, onChanged, onClose }: Props) {
  const { userId, email, name } = editor
  const [roles, setRoles] = useState<ReadonlySet<Role>>(new Set(editor.roles))
  const [isRemoving, setRemoving] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const who = name || email

  const attempt = async (act: () => Promise<unknown>, said: string) => {
    setBusy(true)
    setTrouble(null)
    try {
      await act()
      await onChanged()
      announce(said)
      onClose()
    } catch (error) {
      setTrouble(troubleText(error))
      setBusy(false)
    }
  }
  const save = () =>
    roles.size === 0
      ? setTrouble(t`Choose at least one role, or remove them below.`)
      : void attempt(
          () => studioCall("editors-change_roles", { userId, roles: [...roles] }),
          t`What ${who} may do has changed`,
        )

  return (
    <Sheet title={who} onClose={onClose}>
      {isRemoving ? (
        <div className="studio-form">
          <p>
            Every role of {email} ends at once, also where they are working just now. Their account, and all they did,
            stay.
          </p>
          <p className="studio-trouble" role="alert">
            {trouble}
          </p>
          <div className="studio-answers">
            <button
              type="button"
              className="button studio-danger"
              disabled={isBusy}
              // biome-ignore lint/a11y/noAutofocus: what was pressed gave way to this
              autoFocus
              onClick={() =>
                void attempt(() => studioCall("editors-remove_editor", { userId }), t`${who} is no editor any more`)
              }
            >
              {isBusy ? "Removing…" : "Remove them"}
            </button>
            <button type="button" className="button" onClick={() => setRemoving(false)}>
              Keep them
            </button>
          </div>
        </div>
      ) : (
        <form
          className="studio-form"
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <RoleChoice roles={roles} onChange={setRoles} />
          <p className="studio-trouble" role="alert">
            {trouble}
          </p>
          <div className="studio-answers">
            <button type="submit" className="button primary" disabled={isBusy}>
              {isBusy ? "Saving…" : "Save"}
            </button>
            <button type="button" className="button studio-danger" onClick={() => setRemoving(true)}>
              Remove from the studio
            </button>
          </div>
        </form>
      )}
    </Sheet>
  )
}
