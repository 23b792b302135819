import type { Editor, EditorInvitation } from "@confetti/contract/editors"
import type { Role } from "@confetti/domain/editors/roles"
import { t } from "@confetti/domain/messages/t"
import { type ReactNode, useRef, useState } from "react"
import { useSession } from "../../features/session/index.ts"
import { randomId } from "../../platform/ids.ts"
import { useRead, useReadCache } from "../../platform/reads/use-reads.ts"
import { Button } from "../../ui/button.tsx"
import { dateText } from "../../ui/moment-text.ts"
import { studioCall } from "../access/studio-call.ts"
import { Alert } from "../kit/alert.tsx"
import { Loaded } from "../kit/loaded.tsx"
import { Screen } from "../kit/screen.tsx"
import { useAction } from "../kit/use-action.ts"
import { roleWords } from "../roles-words.ts"
import type { ScreenProps } from "../section.ts"
import { EditorSheet } from "./editor-sheet.tsx"
import { InviteSheet } from "./invite-sheet.tsx"
import "./people.css"

const editorsRead = { key: "studio-editors", read: () => studioCall("editors-list_editors", null) }

/** Each role has its own hue, like categories. */
const roleHues: Record<Role, number> = { writer: 250, reviewer: 320, shop: 150, owner: 70 }

type Open = { kind: "invite" } | { kind: "editor"; editor: Editor & { userId: string } }

export function PeopleScreen({ language }: ScreenProps) {
  const editors = useRead(editorsRead, { freshFor: 0, every: 30_000 })
  const cache = useReadCache()
  const readAgain = () => cache.load(editorsRead, 0)
  const [open, setOpen] = useState<Open | null>(null)
  const { isBusy, error, act } = useAction()
  // A retry uses the same key, so that no second email is sent.
  const keys = useRef(new Map<string, string>())

  const change = (what: string, step: (key: string) => Promise<unknown>, said: string) =>
    void act(async () => {
      const key = keys.current.get(what) ?? randomId()
      keys.current.set(what, key)
      await step(key)
      await readAgain()
      keys.current.delete(what)
    }, said)
  const sendAgain = ({ id, email, roles }: EditorInvitation) =>
    change(
      `send ${id}`,
      (key) => studioCall("editors-invite_editor", { email, roles }, key),
      t`New invitation sent to ${email}`,
    )
  const withdraw = ({ id, email }: EditorInvitation) =>
    change(
      `withdraw ${id}`,
      (key) => studioCall("editors-withdraw_invitation", { invitationId: id }, key),
      t`Invitation to ${email} withdrawn`,
    )

  return (
    <Screen
      title="People"
      about="Who can do what in the studio. Changes take effect immediately."
      aside={
        <Button kind="primary" onClick={() => setOpen({ kind: "invite" })}>
          Invite
        </Button>
      }
    >
      <Alert>{error}</Alert>
      <Loaded read={editors}>
        {(data) => (
          <>
            <ul className="studio-rows" aria-label="Editors">
              {data.editors.map((editor) => (
                <EditorRow
                  key={editor.email}
                  editor={editor}
                  language={language}
                  onChange={(changed) => setOpen({ kind: "editor", editor: changed })}
                />
              ))}
            </ul>
            {data.invitations.length > 0 && (
              <section aria-labelledby="studio-invited">
                <h2 id="studio-invited">Invited</h2>
                <ul className="studio-rows" aria-label="Invitations">
                  {data.invitations.map((invitation) => (
                    <InvitationRow
                      key={invitation.id}
                      invitation={invitation}
                      language={language}
                      isBusy={isBusy}
                      onSendAgain={() => sendAgain(invitation)}
                      onWithdraw={() => withdraw(invitation)}
                    />
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </Loaded>
      {open?.kind === "invite" && <InviteSheet onInvited={readAgain} onClose={() => setOpen(null)} />}
      {open?.kind === "editor" && (
        <EditorSheet editor={open.editor} onChanged={readAgain} onClose={() => setOpen(null)} />
      )}
    </Screen>
  )
}

type RowProps = { editor: Editor; language: string; onChange: (editor: Editor & { userId: string }) => void }

function EditorRow({ editor, language, onChange }: RowProps) {
  const { userId, email, name, roles, isFixed, hasPasskey, invitedBy, since } = editor
  const isMe = useSession().userId === userId
  const who = name || email
  const notes = [
    ...(isFixed ? [t`Set in the server’s settings, and can only be changed there.`] : []),
    ...(hasPasskey
      ? []
      : [userId === null ? t`Has not signed in yet.` : t`Has no passkey yet, so can’t use the studio.`]),
    ...(since && !isFixed ? [sinceText(dateText(since, language), invitedBy)] : []),
  ]
  return (
    <PersonRow
      name={
        <>
          <b>
            {who}
            {isMe && <span className="ink-2 font-normal"> you</span>}
          </b>
          {name && <small>{email}</small>}
        </>
      }
      roles={roles}
      notes={notes}
    >
      {!isFixed && userId !== null && (
        <Button aria-label={`Change ${who}`} onClick={() => onChange({ ...editor, userId })}>
          Change
        </Button>
      )}
    </PersonRow>
  )
}

function sinceText(date: string, invitedBy: string | null): string {
  return invitedBy ? t`Since ${date}, invited by ${invitedBy}.` : t`Since ${date}.`
}

type InvitationRowProps = {
  invitation: EditorInvitation
  language: string
  isBusy: boolean
  onSendAgain: () => void
  onWithdraw: () => void
}

function InvitationRow({ invitation, language, isBusy, onSendAgain, onWithdraw }: InvitationRowProps) {
  const { email, roles, expiresAt, invitedBy } = invitation
  const isOver = Date.parse(expiresAt) <= Date.now()
  const notes = [validityText(isOver, dateText(expiresAt, language), invitedBy)]
  return (
    <PersonRow name={<b>{email}</b>} roles={roles} notes={notes} isOver={isOver}>
      <Button disabled={isBusy} aria-label={`Send again to ${email}`} onClick={onSendAgain}>
        Send again
      </Button>
      <Button disabled={isBusy} aria-label={`Withdraw ${email}`} onClick={onWithdraw}>
        Withdraw
      </Button>
    </PersonRow>
  )
}

function validityText(isOver: boolean, date: string, invitedBy: string | null): string {
  if (isOver) return invitedBy ? t`Expired ${date}, by ${invitedBy}.` : t`Expired ${date}.`
  return invitedBy ? t`Valid until ${date}, by ${invitedBy}.` : t`Valid until ${date}.`
}

type PersonRowProps = {
  name: ReactNode
  roles: Editor["roles"]
  notes: readonly string[]
  isOver?: boolean
  children: ReactNode
}

function PersonRow({ name, roles, notes, isOver, children }: PersonRowProps) {
  return (
    <li className="studio-person grid cols-end items-center gap-2-4 py-4">
      <span className="grid cols-1">{name}</span>
      <span className="studio-role-chips flex flex-wrap gap-1">
        {roles.map((role) => (
          <span key={role} className="studio-chip" style={{ "--hue": roleHues[role] }}>
            {roleWords[role].title}
          </span>
        ))}
      </span>
      <small className={`studio-notes grid cols-1 text-pretty ${isOver ? "ink-alert" : ""}`}>
        {notes.map((note) => (
          <span key={note}>{note} </span>
        ))}
      </small>
      <span className="studio-acts flex flex-wrap gap-2">{children}</span>
    </li>
  )
}
