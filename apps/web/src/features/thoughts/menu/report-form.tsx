import type { reportReasons } from "@confetti/contract/thoughts"
import { t } from "@confetti/domain/messages/t"
import { useId, useState } from "react"
import { call } from "../../../platform/api.ts"
import { Button } from "../../../ui/button.tsx"
import { useCallOnce } from "./use-call-once.ts"

const reasonWords: Record<ReportReason, string> = {
  spam: t`It is spam or advertising`,
  hateful: t`It is hateful about who people are`,
  harassment: t`It attacks or bullies someone`,
  sexual: t`It is sexual`,
  violence: t`It threatens or promotes violence`,
  false: t`It is false and could cause harm`,
  private: t`It reveals something private`,
  other: t`Something else`,
}

/** In display order. The contract's list would include its schemas. */
const reportReasonsShown = Object.keys(reasonWords) as ReportReason[]

type Props = { thoughtId: string; onReported: () => void }

const most = 500

export function ReportForm({ thoughtId, onReported }: Props) {
  const id = useId()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [text, setText] = useState("")
  const [isMissing, setMissing] = useState(false)
  const { run, isBusy, error } = useCallOnce()

  const send = async () => {
    setMissing(reason === null)
    if (reason === null || isBusy) return
    const report = { thoughtId, reason, text: text.trim() }
    if (await run((init) => call("thoughts-report_thought", report, init))) onReported()
  }
  return (
    <form
      className="thought-report grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <fieldset className="min-w-0 p-0" aria-describedby={`${id}-error`}>
        <legend className="ink-2">What is wrong with it?</legend>
        {reportReasonsShown.map((each) => (
          <label key={each} className="flex items-center gap-3 min-h-44 text-3">
            <input
              className="flex-none"
              type="radio"
              name={id}
              value={each}
              checked={reason === each}
              onChange={() => setReason(each)}
            />
            {reasonWords[each]}
          </label>
        ))}
      </fieldset>
      <label className="thought-report-more font-semibold" htmlFor={id}>
        Anything to add? <span className="ink-2 font-normal">Optional</span>
      </label>
      <textarea
        className="w-full px-4 py-3 rounded-card surface-2 text-3"
        id={id}
        rows={2}
        maxLength={most}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="thought-menu-about ink-2 text-pretty">
        A moderator will read it and decide. The author is not told who you are.
      </p>
      <p className="thought-menu-error ink-alert text-pretty" id={`${id}-error`} role="alert">
        {isMissing && reason === null ? "Choose the closest reason." : error}
      </p>
      <Button type="submit" kind="primary" className="justify-self-start" disabled={isBusy}>
        {isBusy ? "Sending…" : "Send report"}
      </Button>
    </form>
  )
}

type ReportReason = (typeof reportReasons)[number]
