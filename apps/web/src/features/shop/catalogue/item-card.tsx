import type { RewardItem } from "@confetti/contract/rewards"
import { plainClick } from "../../../ui/plain-click.ts"
import { TilePicture } from "../../tile/index.ts"
import { fewLeft, type Reach, reachOf, reachWords } from "../reach.ts"
import { itemPath } from "../shop-reads.ts"

type Props = {
  item: RewardItem
  balance: number | null
  language: string
  sizes: string
  isNear?: boolean
  onOpen: (id: string) => void
}

/** Something of the shop on a card of paper. */
export function ItemCard({ item, balance, language, sizes, isNear = false, onOpen }: Props) {
  const reach = reachOf(item, balance)
  const words = reachWords(reach, language)
  const few = reach.is === "off" ? null : fewLeft(item, language)
  const state = [words, few].filter((each) => each !== null).join(" · ")
  return (
    <a className="item-card" href={itemPath(item.id)} data-reach={reach.is} onClick={plainClick(() => onOpen(item.id))}>
      <span className="item-card-art">
        <TilePicture picture={{ ...item.picture, alt: "" }} sizes={sizes} isNear={isNear} />
      </span>
      <span className="item-card-words">
        <strong>{item.title}</strong>
        <span className="item-card-cost">
          {new Intl.NumberFormat(language).format(item.cost)}
          <small> points</small>
        </span>
        <Way reach={reach} />
        {state !== "" && <span className="item-card-state">{state}</span>}
      </span>
    </a>
  )
}

/** How much of the way is behind one; the words beside it say it too. */
function Way({ reach }: { reach: Reach }) {
  if (reach.is !== "there" && reach.is !== "far") return null
  const share = reach.is === "there" ? 1 : reach.share
  return <i className="item-card-way" style={{ "--share": share }} aria-hidden="true" />
}
