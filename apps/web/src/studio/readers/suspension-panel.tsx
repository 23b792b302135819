import type { Reader } from "@confetti/contract/readers"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { Button } from "../../ui/button.tsx"
import { dateText } from "../../ui/moment-text.ts"
import { studioCall } from "../access/studio-call.ts"
import { Alert } from "../kit/alert.tsx"
import { ReasonForm, Select } from "../kit/form.tsx"
import { Note } from "../kit/note.tsx"
import { useAction } from "../kit/use-action.ts"

type Props = { reader: Reader; language: string; onChanged: () => Promise<unknown> }

const terms = [
  ["1", t`A day`],
  ["3", t`3 days`],
  ["7", t`A week`],
  ["30", t`30 days`],
  ["365", t`A year`],
  ["", t`Permanently`],
] as const

export function SuspensionPanel({ reader: { id, suspension }, language, onChanged }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { isBusy, error, act } = useAction()
  const decide = (decision: "suspend" | "lift", reason = "", days = "") =>
    void act(
      async () => {
        const given = { userId: id, decision, reason, ...(days !== "" && { days: Number(days) }) }
        await studioCall("thoughts-decide_writer", given)
        setAsking(false)
        await onChanged()
      },
      decision === "suspend" ? t`Suspended. They are told the reason by email` : t`Suspension lifted`,
    )
  return (
    <section aria-labelledby="reader-suspension">
      <h2 id="reader-suspension">Writing</h2>
      {suspension ? (
        <Note label={`${suspendedText(suspension.until, language)}.`} text={suspension.reason} />
      ) : (
        <p className="studio-note">Can write. A suspension stops them from writing; they can still read everything.</p>
      )}
      <Alert>{error}</Alert>
      {isAsking ? (
        <ReasonForm
          label="Reason, shown to the reader"
          action="Suspend"
          isBusy={isBusy}
          onSubmit={(text) => decide("suspend", text("reason"), text("days"))}
          onCancel={() => setAsking(false)}
        >
          <Select label="For how long" name="days" options={terms} defaultValue="7" />
        </ReasonForm>
      ) : (
        <div className="studio-answers mt-3">
          {suspension ? (
            <Button kind="primary" disabled={isBusy} onClick={() => decide("lift")}>
              Lift the suspension
            </Button>
          ) : (
            <Button kind="danger" onClick={() => setAsking(true)}>
              Suspend
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

/** The end of a suspension. A permanent one ends in the year 9999. */
export function suspendedText(until: string, language: string): string {
  return until >= "9999" ? t`Suspended permanently` : t`Suspended until ${dateText(until, language)}`
}
