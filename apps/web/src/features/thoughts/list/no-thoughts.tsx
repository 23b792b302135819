type Props = {
  /** Nobody wrote; nobody marked one; or the only one stands above. */
  kind: "none" | "unmarked" | "rest"
  onTakes: () => void
}

/** A tab with nothing in it, and what would change that. */
export function NoThoughts({ kind, onTakes }: Props) {
  if (kind === "rest") return <p className="thoughts-rest">That is the only one so far.</p>
  if (kind === "none")
    return (
      <div className="thoughts-empty">
        <h3>Nobody has said a word yet</h3>
        <p>What stays with you from this one? Yours would be the first take.</p>
      </div>
    )
  return (
    <div className="thoughts-empty">
      <h3>Nothing marked yet</h3>
      <p>People have written about this. Mark what is worth the time of others, and it stands here.</p>
      <button type="button" className="button" onClick={onTakes}>
        Read the takes
      </button>
    </div>
  )
}
