import type { Category } from "@confetti/contract/category"
import type { CardOf } from "@confetti/contract/feed-item"
import { mostPicks } from "@confetti/domain/feed/guest-order"
import { t } from "@confetti/domain/messages/t"
import { useId, useState } from "react"
import { Button } from "../../ui/button.tsx"
import { Icon } from "../../ui/icon.tsx"
import { inHue, TilePicture, useOnScreen } from "../tile/index.ts"
import "../../ui/feed-card.css"
import "./next-three-card.css"

type Props = {
  card: CardOf<"next_three">
  categories: readonly Category[]
  /** Receives the choices in order at each change. */
  onPick: (tileIds: readonly string[]) => void
  onNext: () => void
  isCurrent: boolean
}

const counts = [
  t`Pick up to three.`,
  t`One picked. It comes next.`,
  t`Two picked. They come next.`,
  t`These three come next.`,
]

export function NextThreeCard({ card, categories, isCurrent, onPick, onNext }: Props) {
  const id = useId()
  const [picked, setPicked] = useState<readonly string[]>([])
  useOnScreen("mainAct", isCurrent && onNext)
  const isFull = picked.length === mostPicks
  const toggle = (tileId: string) => {
    const others = picked.filter((each) => each !== tileId)
    const isOn = others.length < picked.length
    if (isFull && !isOn) return
    const next = isOn ? others : [...picked, tileId]
    setPicked(next)
    onPick(next)
  }
  return (
    <div className="feed-card next-three">
      <div className="grid gap-1">
        <h2 id={id}>{card.title}</h2>
        <p className="feed-card-text" role="status">
          {counts[picked.length]}
        </p>
      </div>
      <ul className="next-three-covers grid gap-2 w-full" aria-labelledby={id}>
        {card.tiles.map((tile) => {
          const category = categories.find(({ slug }) => slug === tile.categories[0])
          const isOn = picked.includes(tile.id)
          return (
            <li key={tile.id} className="grid min-w-0">
              <button
                type="button"
                role="checkbox"
                aria-checked={isOn}
                aria-disabled={(isFull && !isOn) || undefined}
                aria-label={category ? `${tile.title}, ${category.title}` : tile.title}
                {...inHue(category?.hue, "next-three-cover relative overflow-hidden rounded-card text-start")}
                onClick={() => toggle(tile.id)}
              >
                <TilePicture picture={{ ...tile.picture, alt: "" }} sizes="(min-width: 1000px) 200px, 33vw" />
                <span className="next-three-title absolute grid text-1 font-bold">
                  <small className="overflow-hidden ink-hue text-nowrap">{category?.title}</small>
                  <span className="overflow-hidden wrap-anywhere plaintext">{tile.title}</span>
                </span>
                <span className="next-three-mark absolute grid place-items-center rounded-full">
                  {isOn && <Icon name="check" />}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <div className="feed-card-ways">
        <Button kind={picked.length > 0 ? "primary" : undefined} data-main onClick={onNext}>
          {picked.length > 0 ? (picked.length === 1 ? "Show me this one" : "Show me these") : "Skip"}
        </Button>
      </div>
    </div>
  )
}
