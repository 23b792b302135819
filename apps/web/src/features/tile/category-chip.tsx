import type { Category } from "@confetti/contract/category"
import { feedPath } from "@confetti/domain/navigation/section"
import { Image } from "../../ui/image.tsx"
import { plainClick } from "../../ui/plain-click.ts"

/** `onPick` leads to the category's feed. Without it the chip only says what something is about: there is where one is already. */
type Props = { category: Category; onPick?: ((slug: string) => void) | undefined }

/** A category's name with its emoji, in its hue. */
export function CategoryChip({ category, onPick }: Props) {
  const { slug, title } = category
  const face = (
    <>
      <Image src={category.emojiImageUrl} alt="" width={20} height={20} />
      {title}
    </>
  )
  if (!onPick) return <span className="chip">{face}</span>
  return (
    <a
      className="chip"
      href={feedPath(slug)}
      aria-label={`All about ${title}`}
      draggable={false}
      onClick={plainClick(() => onPick(slug))}
    >
      {face}
    </a>
  )
}
