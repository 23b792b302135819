type Props = {
  isHard: boolean
  /** Null where there is nothing to give up. */
  onGiveUp: (() => void) | null
}

/** The game's name, how it is played, and the way out of it. */
export function WurdHead({ isHard, onGiveUp }: Props) {
  return (
    <header className="wurd-head">
      <h1>WURD</h1>
      {isHard && <span className="wurd-badge">Hard</span>}
      {onGiveUp && (
        <button type="button" className="icon-button" aria-label="Give up" title="Give up" onClick={onGiveUp}>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 21V4M6 4.5c4-2 7 2 12 0v9c-5 2-8-2-12 0" />
          </svg>
        </button>
      )}
    </header>
  )
}
