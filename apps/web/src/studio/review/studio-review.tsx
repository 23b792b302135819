import type { ReviewCase } from "@confetti/contract/thoughts"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { useEffect, useRef, useState } from "react"
import { useRead, useReadCache } from "../../platform/reads/use-reads.ts"
import { announce } from "../../ui/announce.tsx"
import { isDialogOpen } from "../../ui/open-dialogs.ts"
import { Trouble } from "../../ui/trouble.tsx"
import { studioCall } from "../access/studio-call.ts"
import type { ScreenProps } from "../section.ts"
import { useAttempt } from "../../ui/use-attempt.ts"
import { troubleText } from "../trouble-text.ts"
import { CaseCard } from "./case-card.tsx"
import { RejectForm } from "./reject-form.tsx"
import "./review.css"

const reviewsRead = { key: "studio-reviews", read: () => studioCall("thoughts-review_list", null) }

export function ReviewScreen({ language }: ScreenProps) {
  const { data, isPending, isError, isOffline, retry } = useRead(reviewsRead, { freshFor: 0, every: 30_000 })
  const cache = useReadCache()
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set())
  const [isRejecting, setRejecting] = useState(false)
  const { isBusy, trouble, attempt } = useAttempt(troubleText)
  const card = useRef<HTMLElement>(null)

  const waiting = data?.cases ?? []
  // What was passed over comes again once everything else is decided.
  const current = waiting.find(({ id }) => !skipped.has(id)) ?? waiting[0] ?? null

  const decide = async ({ id, revision }: ReviewCase, decision: "approve" | "reject", reason = "") => {
    const isDone = await attempt(async () => {
      await studioCall("thoughts-review_decide", { thoughtId: id, decision, revision, reason })
      await cache.load(reviewsRead, 0)
    })
    if (!isDone) return
    setRejecting(false)
    announce(decision === "approve" ? t`Approved` : t`Rejected. Its author reads why`)
    card.current?.focus({ preventScroll: true })
  }
  const skip = () => {
    if (!current) return
    const passed = new Set([...skipped, current.id])
    setSkipped(waiting.every(({ id }) => passed.has(id)) ? new Set([current.id]) : passed)
    setRejecting(false)
    card.current?.focus({ preventScroll: true })
  }
  useReviewKeys(current === null || isBusy || isRejecting, {
    a: () => current && void decide(current, "approve"),
    r: () => setRejecting(true),
    n: skip,
  })

  return (
    <div className="studio-page">
      <header className="studio-head">
        <div>
          <h1>Review</h1>
          <p>
            {data === undefined
              ? "What readers wrote and sent, and waits for somebody’s eyes."
              : waiting.length === 0
                ? "Nothing waits."
                : plural(
                    waiting.length,
                    { one: "# waits, the oldest first.", other: "# wait, the oldest first." },
                    language,
                  )}
          </p>
        </div>
      </header>
      {isError && (
        <Trouble
          isOffline={isOffline}
          title="That did not arrive"
          about="What waits could not be read. Nothing was decided."
          onRetry={retry}
        />
      )}
      {isPending && <div className="studio-waiting" role="status" aria-label="Fetching what waits" />}
      {data && current === null && (
        <p className="studio-empty">Everything is looked at. New ones appear here by themselves.</p>
      )}
      {current && (
        <article className="studio-case" aria-label="Waits for a decision" ref={card} tabIndex={-1}>
          <CaseCard key={current.id} shown={current} language={language} />
          <p className="studio-trouble" role="alert">
            {trouble}
          </p>
          {isRejecting ? (
            <RejectForm
              key={`reject ${current.id}`}
              isBusy={isBusy}
              onReject={(reason) => void decide(current, "reject", reason)}
              onCancel={() => setRejecting(false)}
            />
          ) : (
            <div className="studio-answers">
              <button
                type="button"
                className="button primary"
                disabled={isBusy}
                aria-keyshortcuts="a"
                onClick={() => void decide(current, "approve")}
              >
                Approve <kbd>A</kbd>
              </button>
              <button
                type="button"
                className="button studio-danger"
                disabled={isBusy}
                aria-keyshortcuts="r"
                onClick={() => setRejecting(true)}
              >
                Reject <kbd>R</kbd>
              </button>
              <button type="button" className="button" disabled={isBusy} aria-keyshortcuts="n" onClick={skip}>
                Next <kbd>N</kbd>
              </button>
            </div>
          )}
        </article>
      )}
    </div>
  )
}

function useReviewKeys(isOff: boolean, keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef({ isOff, keys })
  useEffect(() => {
    latest.current = { isOff, keys }
  })
  useEffect(() => {
    let isAfterG = false
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest("input, textarea, select") !== null
      const isSequence = isAfterG
      isAfterG = event.key === "g" && !isTyping
      // `g r` opens a screen and rejects nothing.
      if (isTyping || isSequence || isDialogOpen() || event.ctrlKey || event.altKey || event.metaKey || event.repeat)
        return
      const act = latest.current.isOff ? undefined : latest.current.keys[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [])
}
