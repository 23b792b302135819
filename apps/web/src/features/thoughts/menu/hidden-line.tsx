import { useEffect, useRef } from "react"
import { hiddenHere } from "./hidden-here.ts"
import "./thought-menu.css"
import { useShowAgain } from "./use-hide.ts"

/** Above a list: who was hidden just now, and the way back. The focus comes here, since the thought that had it is gone. */
export function HiddenLine() {
  const [latest] = hiddenHere.useAll()
  const { showAgain, isBusy, trouble } = useShowAgain()
  const line = useRef<HTMLDivElement>(null)
  const hideId = latest?.hideId
  const seen = useRef(hideId)
  useEffect(() => {
    // Not when the list is opened later: only as it happens.
    if (hideId !== undefined && hideId !== seen.current) line.current?.focus({ preventScroll: true })
    seen.current = hideId
  }, [hideId])
  return (
    <div className="thought-hidden" role="status" tabIndex={-1} ref={line}>
      {latest && (
        <>
          <p>
            {latest.name ? (
              <>
                Hidden. You and <bdi>{latest.name}</bdi> no longer read each other.
              </>
            ) : (
              "Hidden. You and this person no longer read each other."
            )}
          </p>
          <button
            type="button"
            className="button"
            disabled={isBusy}
            aria-label={latest.name ? `Undo hiding ${latest.name}` : "Undo hiding this person"}
            onClick={() => void showAgain(latest)}
          >
            Undo
          </button>
          {trouble !== null && <p className="thought-menu-trouble">{trouble}</p>}
        </>
      )}
    </div>
  )
}
