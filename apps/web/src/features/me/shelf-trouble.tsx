type Props = { isOffline: boolean; onRetry: () => void }

/** The ids are on the device, the tiles behind them did not arrive. */
export function ShelfTrouble({ isOffline, onRetry }: Props) {
  return (
    <div className="stand-in" role="alert">
      <h2>{isOffline ? "No connection" : "Your shelf did not arrive"}</h2>
      <p>
        {isOffline
          ? "Nothing is lost: what you liked is kept here, and shows itself when you are online again."
          : "Nothing is lost: what you liked is kept here. Please try again in a moment."}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
