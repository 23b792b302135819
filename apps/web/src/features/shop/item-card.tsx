import type { RewardItem } from "@confetti/contract/rewards"
import { plainClick } from "../../ui/plain-click.ts"
import { TilePicture } from "../tile/index.ts"
import { fewLeft, nearest, reachOf, reachWords, type Wallet } from "./reach.ts"
import { itemPath } from "./shop-reads.ts"
import "./shop.css"

const mostInStrip = 5

type Props = {
  item: RewardItem
  wallet: Wallet | null
  language: string
  sizes: string
  isNear?: boolean
  onOpen: (id: string) => void
}

export function ItemCard({ item, wallet, language, sizes, isNear = false, onOpen }: Props) {
  const reach = reachOf(item, wallet)
  const words = reachWords(reach, language)
  const few = reach.is === "off" ? null : fewLeft(item, language)
  const state = [words, few].filter((each) => each !== null).join(" · ")
  return (
    <a
      className="item-card grid overflow-hidden on-paper"
      href={itemPath(item.id)}
      data-reach={reach.is}
      onClick={plainClick(() => onOpen(item.id))}
    >
      <span className="item-card-art relative overflow-hidden">
        <TilePicture picture={{ ...item.picture, alt: "" }} sizes={sizes} isNear={isNear} />
      </span>
      <span className="item-card-words grid">
        <strong className="text-balance">{item.title}</strong>
        <span className="item-card-cost">
          {item.cost.toLocaleString(language)}
          <small> points</small>
        </span>
        {reach.is === "there" && <WayBar share={1} />}
        {reach.is === "far" && <WayBar share={reach.share} />}
        {state !== "" && <span className="item-card-state text-1 font-semibold">{state}</span>}
      </span>
    </a>
  )
}

type ShopStripProps = {
  items: readonly RewardItem[]
  wallet: Wallet | null
  language: string
  onOpen: (id: string) => void
}

export function ShopStrip({ items, wallet, language, onOpen }: ShopStripProps) {
  return (
    <ul className="item-strip grid gap-3 px-4">
      {nearest(items, wallet, mostInStrip).map((item) => (
        <li key={item.id} className="grid">
          <ItemCard item={item} wallet={wallet} language={language} sizes="240px" onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

/** Progress towards an item, 0 to 1. Text beside it says the same. */
export function WayBar({ share }: { share: number }) {
  return <i className="way-bar overflow-hidden rounded-full" style={{ "--share": share }} aria-hidden="true" />
}
