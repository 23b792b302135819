import type { MouseEvent } from "react"

type Props = { onErase: () => void; onShuffle: () => void; onEnter: () => void }

/** What a keyboard has Backspace, Space and Enter for. */
export function BoardKeys({ onErase, onShuffle, onEnter }: Props) {
  return (
    <div className="baw-keys" role="group" aria-label="Keys" onMouseDown={keepFocus}>
      <button type="button" className="button" onClick={onErase}>
        Delete
      </button>
      <button type="button" className="button baw-shuffle" aria-label="Shuffle" title="Shuffle" onClick={onShuffle}>
        <ShuffleIcon />
      </button>
      <button type="button" className="button" onClick={onEnter}>
        Enter
      </button>
    </div>
  )
}

function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}

/** Two arrows that chase each other around the ring. */
function ShuffleIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4.5 12a7.5 7.5 0 0 1 12.9-5.2L19.5 9M19.5 4v5h-5M19.5 12a7.5 7.5 0 0 1-12.9 5.2L4.5 15M4.5 20v-5h5" />
    </svg>
  )
}
