import type { RewardItem } from "@confetti/contract/rewards"
import type { ReactNode } from "react"
import { TilePicture } from "../../tile/index.ts"
import { fewLeft, reachOf } from "../reach.ts"
import { ReachLine } from "./reach-line.tsx"
import { VariantChoice } from "./variant-choice.tsx"

type Props = {
  item: RewardItem
  /** Null for nobody, and while it is not known. */
  balance: number | null
  isStranger: boolean
  language: string
  variant: string
  onVariant: (id: string) => void
  onGet: () => void
  onJoin: () => void
  onEarn: () => void
}

/** One thing of the shop: what it is, what it costs, and whether it is in reach. */
export function ItemPage(props: Props) {
  const { item, balance, language } = props
  const reach = reachOf(item, balance)
  const few = reach.is === "off" ? null : fewLeft(item, language)
  return (
    <article className="item">
      <div className="item-art">
        <TilePicture picture={item.picture} sizes="(min-width: 1000px) 560px, 100vw" isFirst />
      </div>
      <div className="item-words">
        <h1>{item.title}</h1>
        <p className="item-teaser">{item.teaser}</p>
        <p className="item-cost">
          {new Intl.NumberFormat(language).format(item.cost)}
          <span> points</span>
          {few && <small>{few}</small>}
        </p>
        <ReachLine reach={reach} balance={balance} cost={item.cost} language={language} onEarn={props.onEarn} />
        {reach.is !== "off" && reach.is !== "gone" && (
          <VariantChoice item={item} chosen={props.variant} language={language} onChoose={props.onVariant} />
        )}
        <Way reach={reach.is} isStranger={props.isStranger} onGet={props.onGet} onJoin={props.onJoin} />
        <div className="item-text">
          {item.text.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </article>
  )
}

type WayProps = { reach: ReturnType<typeof reachOf>["is"]; isStranger: boolean; onGet: () => void; onJoin: () => void }

function Way({ reach, isStranger, onGet, onJoin }: WayProps): ReactNode {
  if (reach === "off" || reach === "gone") return null
  if (isStranger) {
    return (
      <button type="button" className="button primary item-way" onClick={onJoin}>
        Join to collect points
      </button>
    )
  }
  if (reach !== "there") return null
  return (
    <button type="button" className="button primary item-way" onClick={onGet}>
      Get it
    </button>
  )
}
