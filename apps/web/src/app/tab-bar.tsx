import { activeTab, type TabId } from "@confetti/domain/section"
import { useLocation } from "../platform/location.ts"
import { Icon } from "../ui/icon.tsx"
import { plainClick } from "../ui/plain-click.ts"

const tabs: { id: TabId; title: string; target: string }[] = [
  { id: "home", title: "Home", target: "/" },
  { id: "search", title: "Search", target: "/search" },
  { id: "me", title: "Me", target: "/me" },
  { id: "games", title: "Games", target: "/games" },
  { id: "settings", title: "Settings", target: "/settings" },
]

export function TabBar() {
  const [path, navigate] = useLocation()
  const active = activeTab(path)
  return (
    <nav className="tabs" aria-label="Main">
      {tabs.map(({ id, title, target }) => (
        <a
          key={id}
          href={target}
          aria-current={id === active ? "page" : undefined}
          onClick={plainClick(() => navigate(target))}
        >
          <Icon name={id} isFilled={id === active} />
          <span>{title}</span>
        </a>
      ))}
    </nav>
  )
}
