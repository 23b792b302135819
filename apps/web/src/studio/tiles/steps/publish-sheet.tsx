import type { StudioProblem, StudioTile } from "@confetti/contract/studio"
import { plural } from "@confetti/domain/messages/plural"
import { useState } from "react"
import { deviceZone } from "../../../platform/device-zone.ts"
import { Button } from "../../../ui/button.tsx"
import { Sheet } from "../../../ui/sheet.tsx"
import { Alert } from "../../kit/alert.tsx"
import { ProblemList } from "../editor/problem-list.tsx"
import { localTimeOf, momentOfLocal } from "../fields/moment-text.ts"
import type { Steps } from "./use-steps.ts"

type Props = {
  tile: StudioTile
  problems: readonly StudioProblem[]
  language: string
  steps: Steps
  onClose: () => void
}

export function PublishSheet({ tile, problems, language, steps, onClose }: Props) {
  const [local, setLocal] = useState("")
  const [missing, setMissing] = useState(false)
  const isOut = tile.state === "published"
  const closeIf = async (step: Promise<boolean>) => {
    if (await step) onClose()
  }
  if (problems.length > 0)
    return (
      <Sheet title="Not yet" onClose={onClose}>
        <p className="studio-hint">
          {plural(problems.length, {
            one: "One thing is in the way. Readers see nothing until it is done.",
            other: "# things are in the way. Readers see nothing until they are done.",
          })}
        </p>
        <ProblemList problems={problems} onGo={onClose} />
      </Sheet>
    )
  return (
    <Sheet title={isOut ? "Publish the changes" : "Publish"} onClose={onClose}>
      <div className="studio-form">
        <Alert>{missing ? "Choose the day and the time first, both to come." : steps.trouble}</Alert>
        <Button kind="primary" disabled={steps.isBusy} onClick={() => void closeIf(steps.publish())}>
          {steps.isBusy ? "Publishing…" : isOut ? "Publish them now" : "Publish now"}
        </Button>
        {!isOut && (
          <form
            className="schedule-form"
            aria-label="Schedule"
            onSubmit={(event) => {
              event.preventDefault()
              const at = momentOfLocal(local)
              const isToCome = at !== "" && Date.parse(at) > Date.now()
              setMissing(!isToCome)
              if (isToCome) void closeIf(steps.schedule(at))
            }}
          >
            <label className="studio-field">
              Or later, in the time of {deviceZone()}
              <input
                type="datetime-local"
                min={localTimeOf(new Date().toISOString())}
                max="9999-12-31T23:59"
                value={local}
                onChange={({ currentTarget }) => setLocal(currentTarget.value)}
              />
            </label>
            {local !== "" && <p className="studio-hint">{scheduleWords(local, language)}</p>}
            <Button type="submit" disabled={steps.isBusy}>
              Schedule
            </Button>
          </form>
        )}
      </div>
    </Sheet>
  )
}

function scheduleWords(local: string, language: string): string {
  const at = Date.parse(momentOfLocal(local))
  if (Number.isNaN(at)) return ""
  const format = new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle: "short", timeZone: "UTC" })
  return `${format.format(at)} UTC`
}
