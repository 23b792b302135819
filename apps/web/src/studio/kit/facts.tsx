export function Facts({ facts }: { facts: readonly (readonly [title: string, words: string])[] }) {
  return (
    <dl className="studio-facts flex flex-wrap">
      {facts.map(([title, words]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className="wrap-anywhere">
            <bdi>{words}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
