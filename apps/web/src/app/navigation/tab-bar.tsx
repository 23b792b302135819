import type { Today } from "@confetti/contract/today"
import { t } from "@confetti/domain/messages/t"
import { activeTab, type TabId } from "@confetti/domain/navigation/section"
import type { ReactNode } from "react"
import { todayStore } from "../../features/today/index.ts"
import { useLocation, useSearch } from "../../platform/location.ts"
import { Icon } from "../../ui/icon.tsx"
import { plainClick } from "../../ui/plain-click.ts"
import { leaveSearch, leftSearch } from "./left-search.ts"

/** In the order of the keys 1 to 5. */
export const tabs: { id: TabId; title: string; target: string }[] = [
  { id: "home", title: t`Home`, target: "/" },
  { id: "search", title: t`Search`, target: "/search" },
  { id: "me", title: t`Me`, target: "/me" },
  { id: "games", title: t`Games`, target: "/games" },
  { id: "settings", title: t`Settings`, target: "/settings" },
]

type Props = {
  /** How far somebody is with what Home has for them today. */
  homeMark: ReactNode
  /** What somebody has to spend, at the tab that leads to it. */
  balance: ReactNode
  /** Home was chosen where it stands already. */
  onHome: () => void
}

export function TabBar({ homeMark, balance, onHome }: Props) {
  const [path, navigate] = useLocation()
  const active = activeTab(path)
  const today = todayStore.useValue()
  const search = useSearch()
  const go = (id: TabId, target: string) => {
    if (id === "home" && path === "/" && search === "") onHome()
    if (active === "search" && id !== "search") leaveSearch()
    const left = id === "search" && active !== "search" ? leftSearch.get() : null
    navigate(left?.address ?? target, { state: left?.state ?? {} })
  }
  return (
    <nav className="tabs" aria-label="Main">
      {tabs.map(({ id, title, target }) => (
        <a
          key={id}
          href={target}
          aria-current={id === active ? "page" : undefined}
          aria-label={id === "home" ? homeLabel(today) : undefined}
          onClick={plainClick(() => go(id, target))}
        >
          <Icon name={id} isFilled={id === active} />
          <span>{title}</span>
          {id === "home" && homeMark}
          {id === "me" && balance}
        </a>
      ))}
    </nav>
  )
}

/** The ring around the icon, in words. */
function homeLabel(today: Today | null): string | undefined {
  if (!today || today.tiles.length === 0) return undefined
  const [read, total] = [today.readIds.length, today.tiles.length]
  return t`Home, ${read} of ${total} read today`
}
