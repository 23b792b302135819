import type { Category } from "@confetti/contract/category"
import { Image } from "../../ui/image.tsx"

/** A category's name with its emoji, in its hue. */
export function CategoryChip({ category }: { category: Category }) {
  return (
    <span className="chip">
      <Image src={category.emojiImageUrl} alt="" width={20} height={20} />
      {category.title}
    </span>
  )
}
