import type { Category } from "@confetti/contract/category"
import { sectionRoot } from "@confetti/domain/navigation/section"
import { useEffect, useRef } from "react"
import { Image } from "../../ui/image.tsx"
import { plainClick } from "../../ui/plain-click.ts"
import { inHue } from "../tile/index.ts"

type Props = {
  categories: readonly Category[]
  active: string | null
  q: string
  onTopic: (slug: string | null) => void
}

export function TopicChips({ categories, active, q, onTopic }: Props) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const box = row.current
    const chosen = box?.querySelector<HTMLElement>("[aria-current]")
    if (!box || !chosen) return
    box.scrollLeft = chosen.offsetLeft - box.offsetLeft - (box.clientWidth - chosen.offsetWidth) / 2
  }, [active])
  return (
    <nav className="topic-chips" aria-label="Topics" ref={row}>
      <a
        href={sectionRoot("search", { q })}
        aria-current={active === null ? "true" : undefined}
        onClick={plainClick(() => onTopic(null))}
      >
        All
      </a>
      {categories.map(({ slug, title, hue, emojiImageUrl }) => (
        <a
          key={slug}
          href={sectionRoot("search", { t: slug, q })}
          aria-current={slug === active ? "true" : undefined}
          {...inHue(hue)}
          onClick={plainClick(() => onTopic(slug))}
        >
          <Image src={emojiImageUrl} alt="" width={20} height={20} />
          {title}
        </a>
      ))}
    </nav>
  )
}
