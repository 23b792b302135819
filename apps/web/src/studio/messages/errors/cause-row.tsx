import type { ErrorCauseView } from "@confetti/contract/error-causes"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { dateText, momentText } from "../../../ui/moment-text.ts"
import { browserText } from "./browser-text.ts"
import { CauseCases } from "./cause-cases.tsx"

type Props = {
  cause: ErrorCauseView
  language: string
  isOpen: boolean
  isBusy: boolean
  onOpen: () => void
  onClose: (isClosed: boolean) => void
}

export function CauseRow({ cause, language, isOpen, isBusy, onOpen, onClose }: Props) {
  const { id, errorClass, message, frame, times, firstSeenAt, lastSeenAt, closed, reopenedAt } = cause
  return (
    <li>
      <article className="studio-message" data-row={id} tabIndex={-1} aria-label={`${errorClass}: ${message}`}>
        <button type="button" className="studio-cause" aria-expanded={isOpen} onClick={onOpen}>
          <b>
            <bdi>{message || errorClass || "An error without words"}</bdi>
          </b>
          <span className="studio-cause-times">{plural(times, { one: "# time", other: "# times" }, language)}</span>
          <span className="studio-cause-where">
            <bdi>{[errorClass, frame].filter(Boolean).join(" · ")}</bdi>
          </span>
          <time dateTime={lastSeenAt} title={dateText(lastSeenAt, language)}>
            {momentText(lastSeenAt, Date.now(), language)}
          </time>
        </button>
        {isOpen && (
          <div className="studio-cause-detail">
            <dl className="studio-facts">
              <Fact title="First seen" words={dateText(firstSeenAt, language)} />
              <Fact title="Versions" words={cause.versions.join(", ") || t`not said`} />
              <Fact title="Browsers" words={cause.browsers.map(browserText).join(", ") || t`not said`} />
              {closed && (
                <Fact title="Closed" words={`${dateText(closed.at, language)}${closed.by ? `, ${closed.by}` : ""}`} />
              )}
              {reopenedAt && !closed && <Fact title="Came back" words={dateText(reopenedAt, language)} />}
            </dl>
            <CauseCases causeId={id} language={language} />
            <div className="studio-answers">
              <button
                type="button"
                className={closed ? "button" : "button primary"}
                disabled={isBusy}
                aria-keyshortcuts="h"
                onClick={() => onClose(closed === null)}
              >
                {closed ? "Open it again" : "Close it"}
              </button>
            </div>
          </div>
        )}
        {reopenedAt && !closed && !isOpen && (
          <p className="studio-hint">It was closed, and came back in a newer version.</p>
        )}
      </article>
    </li>
  )
}

function Fact({ title, words }: { title: string; words: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <bdi>{words}</bdi>
      </dd>
    </div>
  )
}
