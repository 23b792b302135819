import type { Category } from "@confetti/contract/category"
import { sectionRoot } from "@confetti/domain/navigation/section"
import { Image } from "../../ui/image.tsx"
import { plainClick } from "../../ui/plain-click.ts"
import { inHue } from "../tile/index.ts"

type Props = { categories: readonly Category[]; onTopic: (slug: string) => void }

/** Every category as a block of its own colour, with its emoji picture. */
export function TopicBlocks({ categories, onTopic }: Props) {
  return (
    <ul className="topics">
      {categories.map(({ slug, title, hue, emojiImageUrl }) => (
        <li key={slug}>
          <a
            href={sectionRoot("search", { t: slug })}
            {...inHue(hue, "topic")}
            onClick={plainClick(() => onTopic(slug))}
          >
            <span>{title}</span>
            <Image src={emojiImageUrl} alt="" width={64} height={64} decoding="async" />
          </a>
        </li>
      ))}
    </ul>
  )
}
