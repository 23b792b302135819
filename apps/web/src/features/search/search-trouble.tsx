type Props = { isOffline: boolean; onRetry: () => void }

/** The search got no answer. */
export function SearchTrouble({ isOffline, onRetry }: Props) {
  return (
    <div className="stand-in" role="alert">
      <h2>{isOffline ? "No connection" : "The search did not answer"}</h2>
      <p>
        {isOffline
          ? "Your words are kept in the field. The search goes on by itself when you are online again."
          : "Your words are kept in the field. Please try again in a moment."}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
