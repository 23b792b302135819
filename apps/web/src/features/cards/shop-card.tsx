import type { CardOf } from "@confetti/contract/feed-item"
import { plural } from "@confetti/domain/messages/plural"
import { paceText } from "../../ui/pace-words.ts"
import { TilePicture } from "../tile/index.ts"
import { CardFrame, MainButton } from "./card-frame.tsx"

type Props = { card: CardOf<"shop">; language: string; onLook: () => void }

export function ShopCard({ card, language, onLook }: Props) {
  const { title, text, cost, pace, picture } = card
  const balance = Math.min(card.balance ?? 0, cost)
  const [has, missing] = [balance.toLocaleString(language), (cost - balance).toLocaleString(language)]
  const isThere = balance === cost
  const when = paceText(cost - balance, pace, language)
  const art = picture ? (
    <div className="ware relative overflow-hidden aspect-square rounded-sheet">
      <TilePicture picture={picture} sizes="(min-width: 1000px) 400px, 90vw" />
    </div>
  ) : (
    <p className="ware-cost ink-hue" aria-hidden="true">
      {cost.toLocaleString(language)}
    </p>
  )
  return (
    <CardFrame name="shop-card" art={art}>
      <h2>{title}</h2>
      {text !== "" && <p className="feed-card-text">{text}</p>}
      <div className="grid gap-2 w-full font-semibold">
        <i className="reach-bar overflow-hidden rounded-full surface-2" style={{ "--share": balance / cost }} />
        <p>
          {isThere
            ? plural(cost, { other: "Yours for # points" }, language)
            : plural(cost, { other: `${has} of # points. ${missing} to go` }, language)}
        </p>
        {when !== null && <p className="ink-2 font-normal">At your pace: {when}</p>}
      </div>
      <div className="feed-card-ways">
        <MainButton onClick={onLook}>{isThere ? "Get it" : "View"}</MainButton>
      </div>
    </CardFrame>
  )
}
