export function HistoryGhost() {
  return (
    <div className="history-ghost" role="status" aria-label="Fetching your history">
      <i />
      <i />
      <i />
      <i />
    </div>
  )
}
