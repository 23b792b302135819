import "./guess-bars.css"

/** Where others put the answer: a bar above each stretch of the slider. */
export function GuessBars({ counts }: { counts: readonly number[] }) {
  const most = Math.max(...counts)
  return (
    <span className="guess-bars" aria-hidden="true">
      {counts.map((count, bin) => (
        <i key={bin} style={{ "--share": count / most }} />
      ))}
    </span>
  )
}
