import type { ErrorCauseView } from "@confetti/contract/error-causes"
import { unknownBrowser } from "@confetti/domain/errors/browser-of"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { useRead } from "../../../platform/reads/use-reads.ts"
import { Button } from "../../../ui/button.tsx"
import { dateText, momentText } from "../../../ui/moment-text.ts"
import { studioCall } from "../../access/studio-call.ts"
import { Facts } from "../../kit/facts.tsx"
import { Loaded } from "../../kit/loaded.tsx"

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
  const facts: (readonly [string, string])[] = [
    [t`First seen`, dateText(firstSeenAt, language)],
    [t`Versions`, cause.versions.join(", ") || t`unknown`],
    [t`Browsers`, cause.browsers.map(browserText).join(", ") || t`unknown`],
  ]
  if (closed) facts.push([t`Closed`, `${dateText(closed.at, language)}${closed.by ? `, ${closed.by}` : ""}`])
  else if (reopenedAt) facts.push([t`Recurred`, dateText(reopenedAt, language)])
  return (
    <li>
      <article className="studio-message" data-row={id} tabIndex={-1} aria-label={`${errorClass}: ${message}`}>
        <button type="button" className="studio-row min-h-44" aria-expanded={isOpen} onClick={onOpen}>
          <b>
            <bdi>{message || errorClass || "An error without a message"}</bdi>
          </b>
          <span className="tabular-nums">{plural(times, { one: "# time", other: "# times" }, language)}</span>
          <small>
            <bdi>{[errorClass, frame].filter(Boolean).join(" · ")}</bdi>
          </small>
          <time className="ink-2 text-1" dateTime={lastSeenAt} title={dateText(lastSeenAt, language)}>
            {momentText(lastSeenAt, Date.now(), language)}
          </time>
        </button>
        {isOpen && (
          <div className="grid gap-4 mb-2">
            <Facts facts={facts} />
            <CauseCases causeId={id} language={language} />
            <div className="studio-answers">
              <Button
                kind={closed ? undefined : "primary"}
                disabled={isBusy}
                aria-keyshortcuts="h"
                onClick={() => onClose(closed === null)}
              >
                {closed ? "Reopen" : "Close"}
              </Button>
            </div>
          </div>
        )}
        {reopenedAt && !closed && !isOpen && (
          <p className="studio-hint">It was closed, but recurred in a newer version.</p>
        )}
      </article>
    </li>
  )
}

const casesRead = (causeId: string) => ({
  key: `studio-error-cause ${causeId}`,
  read: () => studioCall("errors-show_cause", { causeId }),
})

function CauseCases({ causeId, language }: { causeId: string; language: string }) {
  return (
    <Loaded read={useRead(casesRead(causeId), { freshFor: 0 })}>
      {({ cases }) =>
        cases.length === 0 ? (
          <p className="studio-hint">The latest cases are older than thirty days.</p>
        ) : (
          <ul className="studio-cases" aria-label="Latest cases">
            {cases.map(({ id, at, message, version, browser, path, stack }) => (
              <li key={id}>
                <details>
                  <summary className="min-h-44 py-3 ink-2">
                    {momentText(at, Date.now(), language)},{" "}
                    {[browserText(browser), version, path].filter(Boolean).join(", ")}
                  </summary>
                  <p className="wrap-anywhere">
                    <bdi>{message}</bdi>
                  </p>
                  {stack.length > 0 && (
                    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling element must be reachable by keyboard.
                    <pre className="mt-2 p-3 rounded-card surface-1" tabIndex={0} aria-label="Stack">
                      {stack.join("\n")}
                    </pre>
                  )}
                </details>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function browserText(browser: string): string {
  return browser === unknownBrowser ? t`other browser` : browser
}
