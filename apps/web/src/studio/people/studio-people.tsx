import type { Editor, EditorInvitation } from "@confetti/contract/editors"
import { t } from "@confetti/domain/messages/t"
import { useRef, useState } from "react"
import { useSession } from "../../features/session/index.ts"
import { randomId } from "../../platform/ids.ts"
import { useRead, useReadCache } from "../../platform/reads/use-reads.ts"
import { announce } from "../../ui/announce.tsx"
import { dateText } from "../../ui/moment-text.ts"
import { Trouble } from "../../ui/trouble.tsx"
import { useAttempt } from "../../ui/use-attempt.ts"
import { studioCall } from "../access/studio-call.ts"
import { roleWords } from "../roles-words.ts"
import type { ScreenProps } from "../section.ts"
import { troubleText } from "../trouble-text.ts"
import { EditorSheet } from "./editor-sheet.tsx"
import { InviteSheet } from "./invite-sheet.tsx"
import { editorsRead } from "./people-reads.ts"
import "./people.css"

type Open = { kind: "invite" } | { kind: "editor"; editor: Editor & { userId: string } }

export function PeopleScreen({ language }: ScreenProps) {
  const { data, isPending, isError, isOffline, retry } = useRead(editorsRead, { freshFor: 0, every: 30_000 })
  const cache = useReadCache()
  const readAgain = () => cache.load(editorsRead, 0)
  const [open, setOpen] = useState<Open | null>(null)
  const { isBusy, trouble, attempt } = useAttempt(troubleText)
  // A try that got no answer is sent again under its key, so that no second mail goes out.
  const keys = useRef(new Map<string, string>())

  const change = async (what: string, act: (key: string) => Promise<unknown>, said: string) => {
    const key = keys.current.get(what) ?? randomId()
    keys.current.set(what, key)
    const isDone = await attempt(async () => {
      await act(key)
      await readAgain()
    })
    if (!isDone) return
    keys.current.delete(what)
    announce(said)
  }
  const sendAgain = ({ id, email, roles }: EditorInvitation) =>
    change(
      `send ${id}`,
      (key) => studioCall("editors-invite_editor", { email, roles }, key),
      t`A new invitation is on its way to ${email}`,
    )
  const withdraw = ({ id, email }: EditorInvitation) =>
    change(
      `withdraw ${id}`,
      (key) => studioCall("editors-withdraw_invitation", { invitationId: id }, key),
      t`The invitation of ${email} is withdrawn`,
    )

  return (
    <div className="studio-page">
      <header className="studio-head">
        <div>
          <h1>People</h1>
          <p>Who may do what here. A change works at once.</p>
        </div>
        <button type="button" className="button primary" onClick={() => setOpen({ kind: "invite" })}>
          Invite
        </button>
      </header>
      <p className="studio-trouble" role="alert">
        {trouble}
      </p>
      {isError && (
        <Trouble
          isOffline={isOffline}
          title="That did not arrive"
          about="Who is an editor could not be read. Nothing has changed."
          onRetry={retry}
        />
      )}
      {isPending && <div className="studio-waiting" role="status" aria-label="Fetching the editors" />}
      {data && (
        <>
          <ul className="studio-people" aria-label="Editors">
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
              <ul className="studio-people" aria-label="Invitations">
                {data.invitations.map((invitation) => (
                  <InvitationRow
                    key={invitation.id}
                    invitation={invitation}
                    language={language}
                    isBusy={isBusy}
                    onSendAgain={() => void sendAgain(invitation)}
                    onWithdraw={() => void withdraw(invitation)}
                  />
                ))}
              </ul>
            </section>
          )}
        </>
      )}
      {open?.kind === "invite" && <InviteSheet onInvited={readAgain} onClose={() => setOpen(null)} />}
      {open?.kind === "editor" && (
        <EditorSheet editor={open.editor} onChanged={readAgain} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}

type RowProps = { editor: Editor; language: string; onChange: (editor: Editor & { userId: string }) => void }

function EditorRow({ editor, language, onChange }: RowProps) {
  const { userId, email, name, roles, isFixed, hasPasskey, invitedBy, since } = editor
  const isMe = useSession().userId === userId
  const who = name || email
  const notes = [
    ...(isFixed ? [t`Named by the server’s settings, and changed there alone.`] : []),
    ...(hasPasskey
      ? []
      : [userId === null ? t`Has not signed in yet.` : t`Has no passkey yet, so can do nothing here.`]),
    ...(since && !isFixed ? [sinceText(dateText(since, language), invitedBy)] : []),
  ]
  return (
    <li className="studio-person">
      <span className="studio-who">
        <b>
          {who}
          {isMe && <i> you</i>}
        </b>
        {name && <small>{email}</small>}
      </span>
      <Roles roles={roles} />
      <small className="studio-notes">
        {notes.map((note) => (
          <span key={note}>{note} </span>
        ))}
      </small>
      <span className="studio-acts">
        {!isFixed && userId !== null && (
          <button
            type="button"
            className="button"
            aria-label={`Change ${who}`}
            onClick={() => onChange({ ...editor, userId })}
          >
            Change
          </button>
        )}
      </span>
    </li>
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
  return (
    <li className="studio-person">
      <span className="studio-who">
        <b>{email}</b>
      </span>
      <Roles roles={roles} />
      <small className="studio-notes" data-over={isOver || undefined}>
        {validityText(isOver, dateText(expiresAt, language), invitedBy)}
      </small>
      <span className="studio-acts">
        <button
          type="button"
          className="button"
          disabled={isBusy}
          aria-label={`Send again to ${email}`}
          onClick={onSendAgain}
        >
          Send again
        </button>
        <button
          type="button"
          className="button"
          disabled={isBusy}
          aria-label={`Withdraw ${email}`}
          onClick={onWithdraw}
        >
          Withdraw
        </button>
      </span>
    </li>
  )
}

function validityText(isOver: boolean, date: string, invitedBy: string | null): string {
  if (isOver) return invitedBy ? t`Expired ${date}, by ${invitedBy}.` : t`Expired ${date}.`
  return invitedBy ? t`Good until ${date}, by ${invitedBy}.` : t`Good until ${date}.`
}

function Roles({ roles }: { roles: Editor["roles"] }) {
  return (
    <span className="studio-role-chips">
      {roles.map((role) => (
        <span key={role} data-role={role}>
          {roleWords[role].title}
        </span>
      ))}
    </span>
  )
}
