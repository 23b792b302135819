import type { RewardItem } from "@confetti/contract/rewards"
import { nextReward } from "@confetti/domain/rewards/next-reward"
import { paceText } from "../../ui/pace-words.ts"
import { plainClick } from "../../ui/plain-click.ts"
import { WayBar } from "./item-card.tsx"
import { type Wallet, wanted } from "./reach.ts"
import { itemPath } from "./shop-reads.ts"
import "./shop.css"

type Props = { items: readonly RewardItem[]; wallet: Wallet; language: string; onOpen: (id: string) => void }

export function NextReward({ items, wallet, language, onOpen }: Props) {
  const { now, next } = nextReward(wanted(items, wallet), wallet.balance)
  const link = ({ id, title }: RewardItem) => (
    <a className="py-3 font-bold ink-1" href={itemPath(id)} onClick={plainClick(() => onOpen(id))}>
      {title}
    </a>
  )
  if (now === null && next === null) return null
  return (
    <div className="next-reward grid gap-2 mt-2">
      {next && (
        <>
          <WayBar share={wallet.balance / next.cost} />
          <p className="flex flex-wrap items-baseline text-3">
            <span>Next: {link(next)}</span> <WayThere next={next} wallet={wallet} language={language} />
          </p>
        </>
      )}
      {now && <p className="flex flex-wrap items-baseline text-3 ink-2">You can get this now: {link(now)}</p>}
    </div>
  )
}

function WayThere({ next, wallet, language }: { next: RewardItem; wallet: Wallet; language: string }) {
  const points = next.cost - wallet.balance
  const missing = points.toLocaleString(language)
  const when = paceText(points, wallet.pace, language)
  return <span className="ink-2">{when === null ? `${missing} to go` : `${missing} to go, ${when} at your pace`}</span>
}
