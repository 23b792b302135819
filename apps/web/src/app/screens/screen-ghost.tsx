/** A screen whose code is on its way: its title, and where its content will stand. */
export function ScreenGhost({ title }: { title: string }) {
  return (
    <div className="screen-ghost">
      <h1>{title}</h1>
      <div role="status" aria-label={`Loading ${title}`}>
        {Array.from({ length: 6 }, (_, at) => (
          <i key={at} />
        ))}
      </div>
    </div>
  )
}
