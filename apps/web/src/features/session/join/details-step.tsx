import { type SubmitEvent, useEffect, useState } from "react"
import { DetailsFoot } from "./details-foot.tsx"
import { Field } from "./field.tsx"
import { InviterLine } from "./inviter-line.tsx"
import { isEmail, isPhone } from "./is-address.ts"
import { OtherWays } from "./other-ways.tsx"
import { dropPasskeys } from "./passkey.ts"
import { Tick } from "./tick.tsx"
import type { Join } from "./use-join.ts"
import { useSecondsUntil } from "./use-seconds-until.ts"

type Props = { join: Join; links: Record<string, string> }

type Complaints = { email?: string; phone?: string }

/** Where the code goes, and for somebody new what else they want to tell. */
export function DetailsStep({ join, links }: Props) {
  const { draft, busy, trouble } = join
  const isJoining = draft.mode === "join"
  const [complaints, setComplaints] = useState<Complaints>({})
  const wait = useSecondsUntil(trouble.until)
  const { waitForPasskey } = join

  useEffect(() => {
    if (isJoining) return
    void waitForPasskey()
    return () => void dropPasskeys()
    // Once for as long as the field is there: each asking takes the place of the one before.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isJoining])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const email = draft.email.trim()
    const phone = isJoining ? draft.phone.trim().replace(/^00/, "+") : ""
    const found = complaintsAbout({ email, phone, smsSubscription: isJoining && draft.smsSubscription })
    setComplaints(found)
    const first = found.email ? "email" : found.phone ? "tel" : null
    if (first) event.target.querySelector<HTMLInputElement>(`[type=${first}]`)?.focus()
    else void join.mail({ email, phone })
  }
  return (
    <>
      {isJoining ? <InviterLine /> : <p className="join-about">We mail you a code. No password.</p>}
      <form onSubmit={submit} noValidate>
        <Field
          label="E-mail"
          type="email"
          name="email"
          inputMode="email"
          autoComplete={isJoining ? "email" : "username webauthn"}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint={isJoining ? "next" : "send"}
          maxLength={254}
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
            <div className="join-ticks">
              <Tick
                label="News by e-mail"
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
        <p className="join-trouble" role="alert">
          {trouble.text}
        </p>
        <button type="submit" className="button primary join-go" disabled={busy !== null || wait > 0}>
          {busy === "mail" ? "Sending…" : wait > 0 ? `Again in ${wait} s` : "Mail me a code"}
        </button>
      </form>
      <OtherWays join={join} />
      <DetailsFoot isJoining={isJoining} links={links} onSwitch={join.switchMode} />
    </>
  )
}

function complaintsAbout(given: { email: string; phone: string; smsSubscription: boolean }): Complaints {
  const { email, phone, smsSubscription } = given
  return {
    ...(!isEmail(email) && { email: email === "" ? "Where shall the code go?" : "This address looks incomplete." }),
    ...(phone === "" && smsSubscription && { phone: "A text needs a number. Add one, or untick the texts." }),
    ...(phone !== "" && !isPhone(phone) && { phone: "Begin with + and the country’s number, as in +49 30 123456." }),
  }
}
