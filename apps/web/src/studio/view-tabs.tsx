type Props<View extends string> = {
  label: string
  titles: Readonly<Record<View, string>>
  view: View
  counts?: Partial<Record<View, string>>
  onChange: (view: View) => void
}

export function ViewTabs<View extends string>({ label, titles, view, counts = {}, onChange }: Props<View>) {
  return (
    <div className="studio-tabs" role="group" aria-label={label}>
      {(Object.keys(titles) as View[]).map((each) => (
        <button key={each} type="button" aria-pressed={view === each} onClick={() => onChange(each)}>
          {titles[each]}
          {counts[each] !== undefined && <span className="studio-count">{counts[each]}</span>}
        </button>
      ))}
    </div>
  )
}
