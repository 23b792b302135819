import { t } from "@confetti/domain/messages/t"
import { toAsciiDigits } from "@confetti/domain/to-ascii-digits"
import { type InputHTMLAttributes, type SubmitEvent, useEffect, useId, useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { Portrait } from "../../../ui/portrait.tsx"
import { type Inviter, readInviter, readSavedInvite } from "../keep-invite.ts"
import type { Draft } from "../machine/draft.ts"
import { isEmail, isPhone } from "./is-address.ts"
import { OtherWays } from "./other-ways.tsx"
import { dropPasskeys } from "./passkey.ts"
import { type Join, useSecondsUntil } from "./use-join.ts"

type TickProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "onChange"> & {
  label: string
  hint?: string
  complaint: string | undefined
  onText: (text: string) => void
}

type DetailsFootProps = { isJoining: boolean; links: Record<string, string>; onSwitch: (mode: Draft["mode"]) => void }

type Props = { join: Join; links: Record<string, string> }

type Complaints = { email?: string; phone?: string }

export function DetailsStep({ join, links }: Props) {
  const { draft, isReauth, busy, error } = join
  const isJoining = draft.mode === "join"
  const [complaints, setComplaints] = useState<Complaints>({})
  const wait = useSecondsUntil(error.until)
  const { waitForPasskey } = join

  useEffect(() => {
    if (isJoining) return
    void waitForPasskey()
    return dropPasskeys
    // Once while the field is shown: each request replaces the previous one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isJoining])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const email = draft.email.trim()
    const phone = isJoining
      ? toAsciiDigits(draft.phone)
          .trim()
          .replace(/^(00|＋)/, "+")
      : ""
    const found = complaintsAbout({ email, phone, smsSubscription: isJoining && draft.smsSubscription })
    setComplaints(found)
    const first = found.email ? "email" : found.phone ? "tel" : null
    if (first) event.target.querySelector<HTMLInputElement>(`[type=${first}]`)?.focus()
    else void join.mail({ email, phone })
  }
  return (
    <>
      {isJoining ? (
        <InviterLine />
      ) : (
        <p className="ink-2 text-3 text-pretty">
          {isReauth ? "Please confirm it is you." : "We’ll email you a code. No password needed."}
        </p>
      )}
      <form className="grid gap-3" onSubmit={submit} noValidate>
        <Field
          label="Email"
          type="email"
          name="email"
          inputMode="email"
          autoComplete={isJoining ? "email" : "username webauthn"}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint={isJoining ? "next" : "send"}
          maxLength={254}
          readOnly={join.ownEmail !== null}
          value={draft.email}
          complaint={complaints.email}
          onText={(email) => join.change({ email })}
        />
        {isJoining && (
          <>
            <Field
              label="Phone"
              hint="optional"
              type="tel"
              name="tel"
              inputMode="tel"
              autoComplete="tel"
              enterKeyHint="send"
              maxLength={40}
              placeholder="+49 30 123456"
              value={draft.phone}
              complaint={complaints.phone}
              onText={(phone) => join.change({ phone })}
            />
            <div>
              <Tick
                label="News by email"
                isOn={draft.emailSubscription}
                onChange={(emailSubscription) => join.change({ emailSubscription })}
              />
              <Tick
                label="News by text message"
                isOn={draft.smsSubscription}
                onChange={(smsSubscription) => join.change({ smsSubscription })}
              />
            </div>
          </>
        )}
        <p className="join-error ink-alert text-pretty" role="alert">
          {error.text}
        </p>
        <Button type="submit" kind="primary" className="join-go min-h-52 text-3" disabled={busy !== null || wait > 0}>
          {busy === "mail" ? "Sending…" : wait > 0 ? `Try again in ${wait} s` : "Email me a code"}
        </Button>
      </form>
      <OtherWays join={join} />
      {!isReauth && <DetailsFoot isJoining={isJoining} links={links} onSwitch={join.switchMode} />}
    </>
  )
}

function complaintsAbout(given: { email: string; phone: string; smsSubscription: boolean }): Complaints {
  const { email, phone, smsSubscription } = given
  return {
    ...(!isEmail(email) && { email: email === "" ? t`Enter your email.` : t`This address looks incomplete.` }),
    ...(phone === "" && smsSubscription && { phone: t`Add a phone number to get text messages, or untick them.` }),
    ...(phone !== "" && !isPhone(phone) && { phone: t`Start with + and the country code, such as +49 30 123456.` }),
  }
}

function DetailsFoot({ isJoining, links, onSwitch }: DetailsFootProps) {
  const { terms, privacy } = links
  return (
    <div className="grid gap-1">
      <p>
        {isJoining ? "Already a member?" : "New here?"}{" "}
        <button type="button" className="join-link min-h-44" onClick={() => onSwitch(isJoining ? "login" : "join")}>
          {isJoining ? "Sign in" : "Join"}
        </button>
      </p>
      {isJoining && terms && privacy && (
        <p className="ink-2 text-1 text-pretty">
          By joining you agree to the{" "}
          <a className="join-link" href={terms} target="_blank" rel="noreferrer">
            terms
          </a>
          . The{" "}
          <a className="join-link" href={privacy} target="_blank" rel="noreferrer">
            privacy page
          </a>{" "}
          says what we store and why.
        </p>
      )}
    </div>
  )
}

function Field({ label, hint, complaint, onText, ...rest }: FieldProps) {
  const id = useId()
  return (
    <div className="join-field grid">
      <label className="font-semibold" htmlFor={id}>
        {label}
        {hint && <span className="font-normal ink-2"> {hint}</span>}
      </label>
      <input
        id={id}
        className="w-full min-h-52 px-4 py-2 rounded-card"
        aria-invalid={complaint !== undefined}
        aria-describedby={complaint === undefined ? undefined : `${id}-complaint`}
        onChange={(event) => onText(event.target.value)}
        {...rest}
      />
      {complaint !== undefined && (
        <p className="ink-alert text-pretty" id={`${id}-complaint`}>
          {complaint}
        </p>
      )}
    </div>
  )
}

function Tick({ label, isOn, onChange }: TickProps) {
  return (
    <label className="join-tick flex items-center gap-3 min-h-44">
      <input
        type="checkbox"
        className="grid flex-none place-items-center"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  )
}

function InviterLine() {
  const [inviter, setInviter] = useState<Inviter | null | undefined>(() => (readSavedInvite() ? undefined : null))
  useEffect(() => {
    void readInviter().then(setInviter)
  }, [])
  if (inviter === null) {
    return <p className="ink-2 text-3 text-pretty">Your likes and your place, on every device. No password needed.</p>
  }
  return (
    <div className="join-inviter flex items-center gap-3 min-h-48" role="status">
      {inviter && (
        <>
          <Portrait person={{ id: inviter.name, ...inviter }} />
          <p className="grid">
            <strong className="text-3 font-semibold wrap-anywhere">
              {inviter.name === "" ? "A friend invited you" : `${inviter.name} invited you`}
            </strong>
            <span className="ink-2">Good to have you here.</span>
          </p>
        </>
      )}
    </div>
  )
}
