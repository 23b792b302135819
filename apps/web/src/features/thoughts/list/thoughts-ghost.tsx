/** As tall as a pair of thoughts are, so that little moves when they come. */
export function ThoughtsGhost({ count = 2 }: { count?: number }) {
  return (
    <div className="thoughts-ghost" role="status" aria-label="Fetching thoughts">
      {Array.from({ length: count }, (_, at) => (
        <i key={at} />
      ))}
    </div>
  )
}
