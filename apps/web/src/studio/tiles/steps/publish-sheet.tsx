import type { StudioProblem } from "@confetti/contract/studio"
import { plural } from "@confetti/domain/messages/plural"
import { useState } from "react"
import { deviceZone } from "../../../platform/device-zone.ts"
import { Button } from "../../../ui/button.tsx"
import { Sheet } from "../../../ui/sheet.tsx"
import { Alert } from "../../kit/alert.tsx"
import { Field } from "../../kit/form.tsx"
import { ProblemList } from "../editor/problem-list.tsx"
import { localTimeOf, momentOfLocal } from "../fields/moment-text.ts"
import type { SheetProps } from "./use-steps.ts"

type Props = SheetProps & { problems: readonly StudioProblem[]; language: string }

export function PublishSheet({ tile, problems, language, steps, onTake, onClose }: Props) {
  const [local, setLocal] = useState("")
  const [isMissing, setMissing] = useState(false)
  const isOut = tile.state === "published"
  const schedule = () => {
    const at = momentOfLocal(local)
    const isToCome = at !== "" && Date.parse(at) > Date.now()
    setMissing(!isToCome)
    if (isToCome) onTake(steps.schedule(at))
  }
  if (problems.length > 0)
    return (
      <Sheet title="Not ready to publish" onClose={onClose}>
        <p className="studio-hint">
          {plural(problems.length, {
            one: "One thing has to be fixed first.",
            other: "# things have to be fixed first.",
          })}
        </p>
        <ProblemList problems={problems} onGo={onClose} />
      </Sheet>
    )
  return (
    <Sheet title={isOut ? "Publish the changes" : "Publish"} onClose={onClose}>
      <div className="studio-form">
        <Alert>{isMissing ? "Choose a day and a time in the future." : steps.error}</Alert>
        <Button kind="primary" disabled={steps.isBusy} onClick={() => onTake(steps.publish())}>
          {steps.isBusy ? "Publishing…" : isOut ? "Publish changes now" : "Publish now"}
        </Button>
        {!isOut && (
          <form
            className="studio-form"
            aria-label="Schedule"
            onSubmit={(event) => {
              event.preventDefault()
              schedule()
            }}
          >
            <Field
              label={`Or later, in ${deviceZone()} time`}
              type="datetime-local"
              min={localTimeOf(new Date().toISOString())}
              max="9999-12-31T23:59"
              value={local}
              onType={setLocal}
            />
            {local !== "" && <p className="studio-hint">{utcText(local, language)}</p>}
            <div className="studio-answers">
              <Button type="submit" disabled={steps.isBusy}>
                Schedule
              </Button>
            </div>
          </form>
        )}
      </div>
    </Sheet>
  )
}

function utcText(local: string, language: string): string {
  const at = Date.parse(momentOfLocal(local))
  if (Number.isNaN(at)) return ""
  const format = new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle: "short", timeZone: "UTC" })
  return `${format.format(at)} UTC`
}
