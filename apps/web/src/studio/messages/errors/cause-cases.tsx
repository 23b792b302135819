import { useRead } from "../../../platform/reads/use-reads.ts"
import { momentText } from "../../../ui/moment-text.ts"
import { studioCall } from "../../access/studio-call.ts"
import { browserText } from "./browser-text.ts"

const casesRead = (causeId: string) => ({
  key: `studio-error-cause ${causeId}`,
  read: () => studioCall("errors-show_cause", { causeId }),
})

export function CauseCases({ causeId, language }: { causeId: string; language: string }) {
  const { data, isPending, isError, retry } = useRead(casesRead(causeId), { freshFor: 0 })
  if (isPending) return <div className="studio-waiting" role="status" aria-label="Fetching the latest cases" />
  if (isError)
    return (
      <p className="studio-trouble" role="alert">
        The latest cases did not arrive.{" "}
        <button type="button" className="button" onClick={retry}>
          Try again
        </button>
      </p>
    )
  if (!data || data.cases.length === 0) return <p className="studio-hint">Its cases are older than thirty days.</p>
  return (
    <ul className="studio-cases" aria-label="Latest cases">
      {data.cases.map(({ id, at, message, version, browser, path, stack }) => (
        <li key={id}>
          <details>
            <summary>
              {momentText(at, Date.now(), language)}, {[browserText(browser), version, path].filter(Boolean).join(", ")}
            </summary>
            <p>
              <bdi>{message}</bdi>
            </p>
            {stack.length > 0 && (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard.
              <pre tabIndex={0} aria-label="Stack">
                {stack.join("\n")}
              </pre>
            )}
          </details>
        </li>
      ))}
    </ul>
  )
}
