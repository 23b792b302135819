import { useEffect, useRef } from "react"
import { useLocation } from "../../platform/location.ts"
import { plainClick } from "../../ui/plain-click.ts"
import type { Section } from "../section.ts"

type Props = { brandName: string; sections: readonly Section[]; current: string | null; onKeys: () => void }

export function StudioNav({ brandName, sections, current, onKeys }: Props) {
  const [, go] = useLocation()
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (current !== null)
      row.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" })
  }, [current])
  return (
    <header className="studio-bar grid items-center gap-1-3">
      <p className="studio-brand">
        {brandName} <span>Studio</span>
      </p>
      <nav aria-label="Studio">
        <ul ref={row}>
          {sections.map(({ id, title, path, icon, letter }) => (
            <li key={id}>
              <a
                href={path}
                aria-current={id === current ? "page" : undefined}
                aria-keyshortcuts={`g ${letter}`}
                onClick={plainClick(() => go(path))}
              >
                <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                  <path d={icon} />
                </svg>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="studio-bar-foot grid justify-items-start">
        <button type="button" className="studio-keys-button" onClick={onKeys}>
          Shortcuts <kbd>?</kbd>
        </button>
        <a href="/" className="studio-leave">
          Go to the feed
        </a>
      </div>
    </header>
  )
}
