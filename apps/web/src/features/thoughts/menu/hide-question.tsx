import type { Thought } from "@confetti/contract/thoughts"
import { useHide } from "./use-hide.ts"

type Props = { thought: Pick<Thought, "id" | "by">; onHidden: () => void; onCancel: () => void }

/** Says what hiding somebody means, and does it. */
export function HideQuestion({ thought, onHidden, onCancel }: Props) {
  const { hide, isBusy, trouble } = useHide(thought)
  return (
    <div className="thought-hide">
      <p className="thought-menu-about">
        {thought.by ? (
          <>
            You no longer read what <bdi>{thought.by}</bdi> writes, on any tile, and they no longer read you. They are
            not told. You can undo it any time in Settings.
          </>
        ) : (
          "You no longer read what this person writes, on any tile, and they no longer read you. They are not told. You can undo it any time in Settings."
        )}
      </p>
      <p className="thought-menu-trouble" role="alert">
        {trouble}
      </p>
      <div className="thought-menu-ways">
        <button
          type="button"
          className="button primary"
          disabled={isBusy}
          onClick={() => void hide().then((isHidden) => isHidden && onHidden())}
        >
          {isBusy ? "Hiding…" : "Hide"}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  )
}
