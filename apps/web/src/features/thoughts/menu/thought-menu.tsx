import type { Thought } from "@confetti/contract/thoughts"
import { t } from "@confetti/domain/messages/t"
import { thoughtPath } from "@confetti/domain/thoughts/thought-link"
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react"
import { useScope } from "../../../platform/session-scope.ts"
import { shareLink } from "../../../platform/share.ts"
import { announce } from "../../../ui/announce.tsx"
import { Button } from "../../../ui/button.tsx"
import { showTextToCopy } from "../../../ui/copy-sheet.tsx"
import { Icon, IconButton } from "../../../ui/icon.tsx"
import { Sheet } from "../../../ui/sheet.tsx"
import { useSession } from "../../session/index.ts"
import { reportedHereOf } from "./hidden-here.ts"
import { ReportForm } from "./report-form.tsx"
import { useHide } from "./use-hide.ts"
import "./thought-menu.css"

type Props = { thought: Thought; tile: { slug: string; title: string }; onJoin: () => void }

type Step = "menu" | "report" | "reported" | "hide"

export function ThoughtMenu({ thought, tile, onJoin }: Props) {
  const { isMine, by } = thought
  const { userId } = useSession()
  const [step, setStep] = useState<Step | null>(null)
  const reportedHere = reportedHereOf(useScope())
  const isReported = reportedHere.useHas(thought.id)
  const close = useCallback(() => setStep(null), [])

  const go = (next: "report" | "hide") => {
    if (userId !== null) return setStep(next)
    close()
    onJoin()
  }
  return (
    <>
      <IconButton
        icon="more"
        label={
          isMine
            ? "Share your thought"
            : by === ""
              ? "Actions for the thought by someone"
              : `Actions for the thought by ${by}`
        }
        aria-haspopup="dialog"
        onClick={() => setStep("menu")}
      />
      {step !== null && (
        <Sheet title={step === "menu" && isMine ? "Your thought" : titles[step](by)} onClose={close}>
          <StepFocus key={step} isFirst={step === "menu"}>
            {step === "menu" && (
              <MenuList
                isMine={isMine}
                isReported={isReported}
                by={by}
                onShare={() => {
                  close()
                  void shareThought({ thought, tile })
                }}
                onReport={() => go("report")}
                onHide={() => go("hide")}
              />
            )}
            {step === "report" && (
              <ReportForm
                thoughtId={thought.id}
                onReported={() => {
                  reportedHere.add(thought.id)
                  setStep("reported")
                }}
              />
            )}
            {step === "reported" && (
              <>
                <p className="thought-menu-about ink-2 text-pretty">
                  A moderator will read it and remove it if it breaks the rules. You can hide its author in the
                  meantime.
                </p>
                <div className="flex flex-wrap gap-2">
                  <Button kind="primary" onClick={close}>
                    Done
                  </Button>
                  <Button className="surface-3" onClick={() => go("hide")}>
                    Hide this person
                  </Button>
                </div>
              </>
            )}
            {step === "hide" && <HideQuestion thought={thought} onHidden={close} onCancel={close} />}
          </StepFocus>
        </Sheet>
      )}
    </>
  )
}

const titles: Record<Step, (by: string) => string> = {
  menu: (by) => (by === "" ? t`Thought by someone` : t`Thought by ${by}`),
  report: () => t`Report this thought`,
  reported: () => t`Thank you`,
  hide: (by) => (by === "" ? t`Hide this person?` : t`Hide ${by}?`),
}

type ToShare = { thought: Pick<Thought, "id" | "text">; tile: { slug: string; title: string } }

async function shareThought({ thought, tile }: ToShare): Promise<void> {
  const url = new URL(thoughtPath(tile.slug, thought.id), document.baseURI).href
  const outcome = await shareLink({ title: tile.title, text: `“${thought.text}”`, url })
  if (outcome === "copied") announce(t`Link copied`)
  if (outcome === "refused") showTextToCopy(url)
}

type StepFocusProps = { isFirst: boolean; children: ReactNode }

/** A step inside a sheet, which takes the focus from the previous one; the dialog focuses the first. */
function StepFocus({ isFirst, children }: StepFocusProps) {
  const step = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isFirst) step.current?.focus({ preventScroll: true })
  }, [isFirst])
  return (
    <div className="thought-menu-step grid gap-4 mt-2" ref={step} tabIndex={-1}>
      {children}
    </div>
  )
}

type HideQuestionProps = { thought: Pick<Thought, "id" | "by">; onHidden: () => void; onCancel: () => void }

function HideQuestion({ thought, onHidden, onCancel }: HideQuestionProps) {
  const { hide, isBusy, error } = useHide(thought)
  return (
    <div className="grid gap-3">
      <p className="thought-menu-about ink-2 text-pretty">
        {thought.by ? (
          <>
            You won’t see thoughts by <bdi>{thought.by}</bdi> on any tile, and they won’t see yours. They are not told.
            You can undo this in Settings.
          </>
        ) : (
          "You won’t see this person’s thoughts on any tile, and they won’t see yours. They are not told. You can undo this in Settings."
        )}
      </p>
      <p className="thought-menu-error ink-alert text-pretty" role="alert">
        {error}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" disabled={isBusy} onClick={() => void hide().then((isHidden) => isHidden && onHidden())}>
          {isBusy ? "Hiding…" : "Hide"}
        </Button>
        <Button className="surface-3" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

type MenuListProps = {
  isMine: boolean
  isReported: boolean
  /** Their name, or "" without one. */
  by: string
  onShare: () => void
  onReport: () => void
  onHide: () => void
}

function MenuList({ isMine, isReported, by, onShare, onReport, onHide }: MenuListProps) {
  return (
    <ul className="menu">
      <li>
        <button type="button" onClick={onShare}>
          <Icon name="share" />
          Share
        </button>
      </li>
      {!isMine && (
        <>
          <li>
            {isReported ? (
              <p className="flex items-center gap-4 min-h-52 ink-2 text-3">
                <Icon name="check" />
                You reported this
              </p>
            ) : (
              <button type="button" onClick={onReport}>
                <Icon name="report" />
                Report
              </button>
            )}
          </li>
          <li>
            <button type="button" onClick={onHide}>
              <Icon name="hide" />
              {by === "" ? (
                <span>Hide this person</span>
              ) : (
                <span>
                  Hide <bdi>{by}</bdi>
                </span>
              )}
            </button>
          </li>
        </>
      )}
    </ul>
  )
}
