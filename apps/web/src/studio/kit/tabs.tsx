import type { ReactNode } from "react"
import { useLocation } from "../../platform/location.ts"
import { plainClick } from "../../ui/plain-click.ts"

type Props<View extends string> = {
  label: string
  titles: Readonly<Record<View, string>> | ReadonlyMap<View, string>
  view: View | null
  counts?: Partial<Record<View, string>>
  onChange: (view: View) => void
  children?: ReactNode
}

export function Tabs<View extends string>({ label, titles, view, counts = {}, onChange, children }: Props<View>) {
  const tabs = (titles instanceof Map ? [...titles] : Object.entries(titles)) as [View, string][]
  return (
    <div className="studio-tabs flex flex-wrap gap-1" role="group" aria-label={label}>
      {tabs.map(([each, title]) => (
        <button key={each} type="button" aria-pressed={view === each} onClick={() => onChange(each)}>
          {title}
          {counts[each] !== undefined && <span className="ink-2 text-1 tabular-nums">{counts[each]}</span>}
        </button>
      ))}
      {children}
    </div>
  )
}

type LinksProps = { label: string; links: readonly { title: string; href: string; count?: number }[]; current: string }

export function LinkTabs({ label, links, current }: LinksProps) {
  const [, go] = useLocation()
  return (
    <nav className="studio-tabs flex flex-wrap gap-1" aria-label={label}>
      {links.map(({ title, href, count = 0 }) => (
        <a
          key={href}
          href={href}
          aria-current={current === href ? "page" : undefined}
          onClick={plainClick(() => go(href))}
        >
          {title}
          {count > 0 && <span className="ink-2 text-1 tabular-nums">{count}</span>}
        </a>
      ))}
    </nav>
  )
}
