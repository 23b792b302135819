import { t } from "@confetti/domain/messages/t"
import { type MouseEvent, useState } from "react"
import { useToggle } from "../../platform/sync/sync.ts"
import type { CountText } from "../../ui/count-text.ts"
import { Icon, IconButton } from "../../ui/icon.tsx"
import { likeToggle } from "./like-toggle.ts"

type Props = {
  tile: { id: string }
  hasWords?: boolean
  count?: CountText | undefined
  onLike?: ((at: { clientX: number; clientY: number }) => void) | undefined
}

export function LikeButton({ tile, hasWords = false, count, onLike }: Props) {
  const [isLiked, toggle] = useToggle(likeToggle, tile.id)
  const [wasPressed, setPressed] = useState(false)
  const verb = isLiked ? t`Unlike` : t`Like`
  const press = (event: MouseEvent) => {
    setPressed(true)
    toggle()
    if (!isLiked) onLike?.(pointOf(event))
  }
  if (hasWords) {
    return (
      <button type="button" onClick={press}>
        <Icon name="like" isFilled={isLiked} />
        {verb}
      </button>
    )
  }
  const label = count ? `${verb}, ${count.label}` : verb
  return (
    <IconButton
      className="like"
      icon="like"
      isFilled={isLiked}
      label={label}
      hotkey="L"
      count={count}
      data-counted={wasPressed ? (isLiked ? "up" : "down") : undefined}
      onClick={press}
    />
  )
}

/** A key press counts at the button's centre. */
function pointOf({ detail, clientX, clientY, currentTarget }: MouseEvent): { clientX: number; clientY: number } {
  if (detail > 0) return { clientX, clientY }
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}
