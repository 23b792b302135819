import type { CSSProperties } from "react"
import { plainClick } from "../../../ui/plain-click.ts"
import type { Reach } from "../reach.ts"

type Props = { reach: Reach; balance: number | null; cost: number; language: string; onEarn: () => void }

/** What one has, and what that means for this item. */
export function ReachLine({ reach, balance, cost, language, onEarn }: Props) {
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
      <i style={{ "--share": reach.share } as CSSProperties} aria-hidden="true" />
      <p>
        You have {number.format(balance ?? 0)}. {number.format(reach.missing)} to go.
      </p>
      <a className="button" href="/me/points" onClick={plainClick(onEarn)}>
        See how to earn them
      </a>
    </div>
  )
}
