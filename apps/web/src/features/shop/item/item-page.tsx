import type { RewardItem } from "@confetti/contract/rewards"
import { type ReactNode, useId } from "react"
import { plainClick } from "../../../ui/plain-click.ts"
import { TilePicture } from "../../tile/index.ts"
import { fewLeft, type Reach, reachOf } from "../reach.ts"

type VariantChoiceProps = {
  item: Pick<RewardItem, "choice" | "variants">
  chosen: string
  language: string
  onChoose: (id: string) => void
}

type ReachLineProps = { reach: Reach; balance: number | null; cost: number; language: string; onEarn: () => void }

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
        {item.isExample && <p className="item-example">An example of what could stand here. Nothing is sent.</p>}
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

/** What one has, and what that means for this item. */
function ReachLine({ reach, balance, cost, language, onEarn }: ReachLineProps) {
  const number = new Intl.NumberFormat(language)
  if (reach.is === "off") {
    return <p className="item-reach">The shop does not give it out just now. It may be back.</p>
  }
  if (reach.is === "gone") return <p className="item-reach">None is left just now. New ones show up here.</p>
  if (reach.is === "unknown") return null
  if (reach.is === "there") {
    return (
      <p className="item-reach">
        You have {number.format(cost + reach.remains)}. {number.format(reach.remains)}{" "}
        {reach.remains === 1 ? "remains" : "remain"}.
      </p>
    )
  }
  return (
    <div className="item-reach">
      <i style={{ "--share": reach.share }} aria-hidden="true" />
      <p>
        You have {number.format(balance ?? 0)}. {number.format(reach.missing)} to go.
      </p>
      <a className="button" href="/me/points" onClick={plainClick(onEarn)}>
        See how to earn them
      </a>
    </div>
  )
}

/** Sizes or colours, one of them. What is gone is there to be seen, and can't be chosen. */
function VariantChoice({ item: { choice, variants }, chosen, language, onChoose }: VariantChoiceProps) {
  const name = useId()
  if (choice === null) return null
  return (
    <fieldset className="variants">
      <legend>{choice}</legend>
      <div>
        {variants.map(({ id, name: label, left }) => (
          <label key={id} data-gone={left === 0 || undefined}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === chosen}
              disabled={left === 0}
              onChange={() => onChoose(id)}
            />
            <span>
              {label}
              {left === 0 && <small>none left</small>}
              {left > 0 && left <= 5 && <small>{new Intl.NumberFormat(language).format(left)} left</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
