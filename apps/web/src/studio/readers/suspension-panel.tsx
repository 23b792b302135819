import type { Reader } from "@confetti/contract/readers"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { announce } from "../../ui/announce.tsx"
import { useAttempt } from "../../ui/use-attempt.ts"
import { studioCall } from "../access/studio-call.ts"
import { troubleText } from "../trouble-text.ts"
import { ReasonForm } from "./reason-form.tsx"
import { suspendedText } from "./suspended-text.ts"

type Props = { reader: Reader; language: string; onChanged: () => Promise<unknown> }

export function SuspensionPanel({ reader: { id, suspension }, language, onChanged }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { isBusy, trouble, attempt } = useAttempt(troubleText)
  const decide = async (decision: "suspend" | "lift", reason = "", days: number | null = null) => {
    const isDone = await attempt(async () => {
      const asked = { userId: id, decision, reason, ...(days !== null && { days }) }
      await studioCall("thoughts-decide_writer", asked)
      setAsking(false)
      await onChanged()
    })
    if (isDone) announce(decision === "suspend" ? t`Suspended. They read why by mail` : t`They may write again`)
  }
  return (
    <section aria-labelledby="reader-suspension">
      <h2 id="reader-suspension">Writing</h2>
      {suspension ? (
        <p className="studio-case-note">
          <b>{suspendedText(suspension.until, language)}.</b> <bdi>{suspension.reason}</bdi>
        </p>
      ) : (
        <p className="studio-case-note">May write. A suspension keeps them from it; they read everything as before.</p>
      )}
      <p className="studio-trouble" role="alert">
        {trouble}
      </p>
      {isAsking ? (
        <ReasonForm
          label="Why, in words they read"
          action="Suspend"
          hasEnd
          isBusy={isBusy}
          onSubmit={({ reason, days }) => void decide("suspend", reason, days)}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <div className="studio-answers studio-reader-answers">
          {suspension ? (
            <button type="button" className="button primary" disabled={isBusy} onClick={() => void decide("lift")}>
              Let them write again
            </button>
          ) : (
            <button type="button" className="button studio-danger" onClick={() => setAsking(true)}>
              Suspend
            </button>
          )}
        </div>
      )}
    </section>
  )
}
