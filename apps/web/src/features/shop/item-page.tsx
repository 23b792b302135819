import type { RewardItem, Shop } from "@confetti/contract/rewards"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { type ReactNode, useId } from "react"
import type { Read } from "../../platform/reads/use-reads.ts"
import { Button } from "../../ui/button.tsx"
import { ErrorNote } from "../../ui/error-note.tsx"
import { paceText } from "../../ui/pace-words.ts"
import { plainClick } from "../../ui/plain-click.ts"
import { TilePicture } from "../tile/index.ts"
import { WayBar } from "./item-card.tsx"
import { fewLeft, type Reach, reachOf, type Wallet } from "./reach.ts"
import "./item.css"
import "./shop.css"

type VariantChoiceProps = {
  item: Pick<RewardItem, "choice" | "variants">
  chosen: string
  language: string
  onChoose: (id: string) => void
}

type ReachLineProps = { reach: Reach; wallet: Wallet | null; cost: number; language: string; onEarn: () => void }

type Props = {
  item: RewardItem
  /** Null for guests, and while unknown. */
  wallet: Wallet | null
  isGuest: boolean
  language: string
  variant: string
  choice: ReactNode
  onVariant: (id: string) => void
  onGet: () => void
  onJoin: () => void
  onEarn: () => void
}

export function ItemPage(props: Props) {
  const { item, wallet, language } = props
  const reach = reachOf(item, wallet)
  const isOpen = reach.is !== "off" && reach.is !== "gone" && reach.is !== "owned"
  const few = reach.is === "off" ? null : fewLeft(item, language)
  return (
    <article className="item grid gap-5">
      <div className="item-art relative overflow-hidden w-full rounded-sheet">
        <TilePicture picture={item.picture} sizes="(min-width: 1000px) 560px, 100vw" isFirst />
      </div>
      <div className="item-words grid content-start gap-3">
        <h1>{item.title}</h1>
        <p className="item-teaser ink-2 text-3 text-pretty">{item.teaser}</p>
        <p className="item-cost ink-hue">
          {item.cost.toLocaleString(language)}
          <span className="ink-1"> points</span>
          {few && <small className="ink-2">{few}</small>}
        </p>
        <ReachLine reach={reach} wallet={wallet} cost={item.cost} language={language} onEarn={props.onEarn} />
        {reach.is === "owned" && props.choice}
        {isOpen && <VariantChoice item={item} chosen={props.variant} language={language} onChoose={props.onVariant} />}
        <Way reach={reach.is} isGuest={props.isGuest} onGet={props.onGet} onJoin={props.onJoin} />
        {item.isExample && <p className="ink-2">This is an example. Nothing is shipped.</p>}
        <div className="item-text grid gap-3 mt-3 ink-2 text-3 text-pretty">
          {item.text.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </article>
  )
}

type WayProps = { reach: ReturnType<typeof reachOf>["is"]; isGuest: boolean; onGet: () => void; onJoin: () => void }

function Way({ reach, isGuest, onGet, onJoin }: WayProps): ReactNode {
  if (reach === "off" || reach === "gone" || reach === "owned") return null
  if (!isGuest && reach !== "there") return null
  return (
    <Button
      kind="primary"
      className="item-way justify-self-start mt-2 min-h-56 text-3"
      onClick={isGuest ? onJoin : onGet}
    >
      {isGuest ? "Join to collect points" : "Get it"}
    </Button>
  )
}

function ReachLine({ reach, wallet, cost, language, onEarn }: ReachLineProps) {
  if (reach.is === "off") {
    return <p className="text-3">Not available right now. It may come back.</p>
  }
  if (reach.is === "gone") return <p className="text-3">Sold out for now. New stock will appear here.</p>
  if (reach.is === "unknown") return null
  if (reach.is === "owned") return <p className="text-3">It is yours, for good.</p>
  if (reach.is === "there") {
    const balance = (cost + reach.remains).toLocaleString(language)
    return (
      <p className="text-3">
        {t`You have ${balance}.`}{" "}
        {plural(reach.remains, { one: `# will be left.`, other: `# will be left.` }, language)}
      </p>
    )
  }
  const [balance, missing] = [(wallet?.balance ?? 0).toLocaleString(language), reach.missing.toLocaleString(language)]
  const when = paceText(reach.missing, reach.pace, language)
  return (
    <div className="item-reach grid justify-items-start gap-2 text-3">
      <WayBar share={reach.share} />
      <p>
        {t`You have ${balance}.`} {when === null ? `${missing} to go.` : `${missing} to go, ${when} at your pace.`}
      </p>
      <a className="button mt-1" href="/me/points" onClick={plainClick(onEarn)}>
        See how to earn points
      </a>
    </div>
  )
}

function VariantChoice({ item: { choice, variants }, chosen, language, onChoose }: VariantChoiceProps) {
  const name = useId()
  if (choice === null) return null
  return (
    <fieldset className="variants p-0">
      <legend className="mb-2 p-0 font-semibold">{choice}</legend>
      <div className="flex flex-wrap gap-2">
        {variants.map(({ id, name: label, left }) => (
          <label key={id} className="relative" data-gone={left === 0 || undefined}>
            <input
              className="absolute inset-0 w-full h-full"
              type="radio"
              name={name}
              value={id}
              checked={id === chosen}
              disabled={left === 0}
              onChange={() => onChoose(id)}
            />
            <span className="flex items-baseline gap-2 min-h-48 px-4 py-3 rounded-full font-semibold">
              {label}
              {left === 0 && <small>sold out</small>}
              {left > 0 && left <= 5 && <small>{left.toLocaleString(language)} left</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function ItemStandIn({ shop, onShop }: { shop: Read<Shop>; onShop: () => void }) {
  if (shop.isError) {
    const about = shop.isOffline
      ? t`Your points are safe. This item will appear when you are back online.`
      : t`Your points are safe. Please try again in a moment.`
    return <ErrorNote isOffline={shop.isOffline} title="Could not load the shop" about={about} onRetry={shop.retry} />
  }
  if (!shop.data) return <div className="item-ghost skeleton" role="status" aria-label="Loading the item" />
  return (
    <div className="stand-in">
      <h1>No longer in the shop</h1>
      <p>It was removed from the shop. Your orders are not affected.</p>
      <a className="button primary" href="/me/shop" onClick={plainClick(onShop)}>
        Browse the shop
      </a>
    </div>
  )
}
