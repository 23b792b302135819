import type { Category } from "@confetti/contract/category"
import { useEffect, useRef } from "react"
import { plainClick } from "../../ui/plain-click.ts"
import { useIsHydrated } from "../../ui/use-is-hydrated.ts"

type Props = { categories: readonly Category[]; active: string | null; onPick: (category: string | null) => void }

/** "For you" first, then each category with its emoji picture, in order. */
export function CategoryRail({ categories, active, onPick }: Props) {
  const rail = useRef<HTMLElement>(null)
  // A dozen small pictures would share the line with the first tile's large one.
  const isHydrated = useIsHydrated()
  useEffect(() => {
    const chosen = rail.current?.querySelector<HTMLElement>("[aria-current]")
    if (!rail.current || !chosen) return
    rail.current.scrollTo({ left: chosen.offsetLeft - rail.current.clientWidth / 2 + chosen.offsetWidth / 2 })
  }, [active])
  return (
    <nav className="rail" aria-label="Categories" ref={rail}>
      <a href="/" aria-current={active === null ? "true" : undefined} onClick={plainClick(() => onPick(null))}>
        For you
      </a>
      {categories.map((category) => (
        <a
          key={category.slug}
          href={`/?t=${category.slug}`}
          aria-current={active === category.slug ? "true" : undefined}
          onClick={plainClick(() => onPick(category.slug))}
        >
          <img {...(isHydrated && { src: category.emojiImageUrl })} alt="" width={20} height={20} fetchPriority="low" />
          {category.title}
        </a>
      ))}
    </nav>
  )
}
