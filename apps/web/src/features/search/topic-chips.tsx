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

const chip = "flex flex-none items-center justify-center min-h-44 px-3 rounded-full"

export function TopicChips({ categories, active, q, onTopic }: Props) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const box = row.current
    const chosen = box?.querySelector<HTMLElement>("[aria-current]")
    if (!box || !chosen) return
    box.scrollLeft = chosen.offsetLeft - box.offsetLeft - (box.clientWidth - chosen.offsetWidth) / 2
  }, [active])
  return (
    <nav className="topic-chips flex gap-1 mt-2 px-4 ink-2 font-semibold text-nowrap" aria-label="Topics" ref={row}>
      <a
        className={chip}
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
          {...inHue(hue, chip)}
          onClick={plainClick(() => onTopic(slug))}
        >
          <Image src={emojiImageUrl} alt="" width={20} height={20} />
          {title}
        </a>
      ))}
    </nav>
  )
}
