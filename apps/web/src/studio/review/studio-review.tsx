import type { ReviewCase } from "@confetti/contract/thoughts"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { useRef, useState } from "react"
import { useRead, useReadCache } from "../../platform/reads/use-reads.ts"
import { Button } from "../../ui/button.tsx"
import { studioCall } from "../access/studio-call.ts"
import { Alert } from "../kit/alert.tsx"
import { ReasonForm } from "../kit/form.tsx"
import { Loaded } from "../kit/loaded.tsx"
import { Screen } from "../kit/screen.tsx"
import { useAction } from "../kit/use-action.ts"
import { useKeys } from "../kit/use-keys.ts"
import type { ScreenProps } from "../section.ts"
import { CaseCard } from "./case-card.tsx"

const reviewsRead = { key: "studio-reviews", read: () => studioCall("thoughts-review_list", null) }

export function ReviewScreen({ language }: ScreenProps) {
  const reviews = useRead(reviewsRead, { freshFor: 0, every: 30_000 })
  const cache = useReadCache()
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set())
  const [isRejecting, setRejecting] = useState(false)
  const { isBusy, error, act } = useAction()
  const card = useRef<HTMLElement>(null)

  const waiting = reviews.data?.cases ?? []
  // Skipped ones come again after all others.
  const current = waiting.find(({ id }) => !skipped.has(id)) ?? waiting[0] ?? null
  const goOn = () => {
    setRejecting(false)
    card.current?.focus({ preventScroll: true })
  }
  const decide = async ({ id, revision }: ReviewCase, decision: "approve" | "reject", reason = "") => {
    const isDone = await act(
      async () => {
        await studioCall("thoughts-review_decide", { thoughtId: id, decision, revision, reason })
        await cache.load(reviewsRead, 0)
      },
      decision === "approve" ? t`Approved` : t`Rejected. The author is told why`,
    )
    if (isDone) goOn()
  }
  const approve = () => current && void decide(current, "approve")
  const reject = () => setRejecting(true)
  const skip = () => {
    if (!current) return
    const passed = new Set([...skipped, current.id])
    setSkipped(waiting.every(({ id }) => passed.has(id)) ? new Set([current.id]) : passed)
    goOn()
  }
  useKeys(current === null || isBusy || isRejecting ? {} : { a: approve, r: reject, n: skip })

  return (
    <Screen
      title="Review"
      about={
        reviews.data === undefined
          ? "What readers wrote and sent, before others see it."
          : waiting.length === 0
            ? "Nothing to review."
            : plural(waiting.length, { one: `# waiting, oldest first.`, other: `# waiting, oldest first.` }, language)
      }
    >
      <Loaded read={reviews} about="Nothing was changed.">
        {() =>
          current ? (
            <article className="studio-case grid gap-4" aria-label="Case to review" ref={card} tabIndex={-1}>
              <CaseCard key={current.id} shown={current} language={language} />
              <Alert>{error}</Alert>
              {isRejecting ? (
                <ReasonForm
                  key={`reject ${current.id}`}
                  label="Reason, shown to the author"
                  action="Reject"
                  isBusy={isBusy}
                  onSubmit={(text) => void decide(current, "reject", text("reason"))}
                  onCancel={() => setRejecting(false)}
                />
              ) : (
                <div className="studio-answers">
                  <Button kind="primary" disabled={isBusy} aria-keyshortcuts="a" onClick={approve}>
                    Approve <kbd>A</kbd>
                  </Button>
                  <Button kind="danger" disabled={isBusy} aria-keyshortcuts="r" onClick={reject}>
                    Reject <kbd>R</kbd>
                  </Button>
                  <Button disabled={isBusy} aria-keyshortcuts="n" onClick={skip}>
                    Next <kbd>N</kbd>
                  </Button>
                </div>
              )}
            </article>
          ) : (
            <p className="studio-empty">Everything is reviewed. New cases appear here automatically.</p>
          )
        }
      </Loaded>
    </Screen>
  )
}
