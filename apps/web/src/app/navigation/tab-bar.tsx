import type { Today } from "@confetti/contract/today"
import { t } from "@confetti/domain/messages/t"
import { activeTab, sectionRoot, type TabId } from "@confetti/domain/navigation/section"
import { slugOfPath } from "@confetti/domain/navigation/tile-stack"
import { type ReactNode, useRef } from "react"
import { todayOf } from "../../features/today/index.ts"
import { useLocation, useSearch } from "../../platform/location.ts"
import { useScope } from "../../platform/session-scope.ts"
import { fieldsOf } from "../../platform/storage.ts"
import { Icon } from "../../ui/icon.tsx"
import { plainClick } from "../../ui/plain-click.ts"

/** In the order of the keys 1 to 5. */
export const tabs: { id: TabId; title: string; target: string }[] = [
  { id: "home", title: t`Home`, target: "/" },
  { id: "search", title: t`Search`, target: "/search" },
  { id: "me", title: t`Me`, target: "/me" },
  { id: "games", title: t`Games`, target: "/games" },
  { id: "settings", title: t`Settings`, target: "/settings" },
]

type Props = { homeMark: ReactNode; balance: ReactNode; onHome: () => void }

type LeftSearch = { address: string; state: object }

export function TabBar({ homeMark, balance, onHome }: Props) {
  const [path, navigate] = useLocation()
  const active = activeTab(path)
  const today = todayOf(useScope()).useValue()
  const leftSearch = useRef<LeftSearch>(undefined)
  const search = useSearch()
  const go = (id: TabId, target: string) => {
    if (id === "home" && path === "/" && search === "") onHome()
    if (active === "search" && id !== "search") leftSearch.current = searchHere()
    const left = id === "search" && active !== "search" ? leftSearch.current : undefined
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

function searchHere(): LeftSearch {
  const { t, q } = Object.fromEntries(new URLSearchParams(location.search))
  const isCovered = slugOfPath(location.pathname) !== null
  const { searchPlace } = fieldsOf(history.state)
  return { address: sectionRoot("search", { t, q }), state: isCovered ? {} : { searchPlace } }
}

function homeLabel(today: Today | null): string | undefined {
  if (!today || today.tiles.length === 0) return undefined
  const [read, total] = [today.readIds.length, today.tiles.length]
  return t`Home, ${read} of ${total} read today`
}
