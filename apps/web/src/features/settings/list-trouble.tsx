type Props = { isOffline: boolean; what: string; onRetry: () => void }

/** A list inside the settings that did not come. */
export function ListTrouble({ isOffline, what, onRetry }: Props) {
  return (
    <div className="setting" role="alert">
      <span className="setting-text setting-about">
        {isOffline ? `Your ${what} can be seen when you are online again.` : `Your ${what} did not arrive.`}
      </span>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
