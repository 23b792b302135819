import type { RewardItem } from "@confetti/contract/rewards"
import { isPerk } from "@confetti/domain/rewards/item-kind"
import { Button } from "../../../ui/button.tsx"
import { TilePicture } from "../../tile/index.ts"
import { confirmWords } from "./redeem-words.ts"

type Props = {
  item: RewardItem
  variantName: string
  lines: readonly string[]
  balance: number
  language: string
  trouble: string | null
  isBusy: boolean
  onChange: () => void
  onSend: () => void
  onChoose: (() => void) | null
}

export function ConfirmStep(props: Props) {
  const { item, variantName, lines, balance, language, trouble, isBusy, onChange, onSend, onChoose } = props
  const points = item.cost.toLocaleString(language)
  const isEnough = balance >= item.cost
  return (
    <div className="confirm">
      <div className="confirm-item">
        <span className="confirm-art">
          <TilePicture picture={{ ...item.picture, alt: "" }} sizes="88px" />
        </span>
        <p>
          <strong>{item.title}</strong>
          {variantName !== "" && <span>{variantName}</span>}
          <span>{points} points</span>
        </p>
      </div>
      {lines.length > 0 && (
        <div className="confirm-address">
          <p>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          <Button onClick={onChange}>
            Change<span className="unseen"> the address</span>
          </Button>
        </div>
      )}
      <p className="redeem-trouble" role="alert">
        {trouble}
      </p>
      {onChoose ? (
        <Button kind="primary" onClick={onChoose}>
          Back to it
        </Button>
      ) : (
        <>
          {isEnough && <p className="confirm-words">{confirmWords(item.kind, item.cost, balance, language)}</p>}
          <Button kind="primary" disabled={isBusy || !isEnough} onClick={onSend}>
            {isBusy ? (isPerk(item.kind) ? "Unlocking it…" : "Setting it aside…") : `Get it for ${points} points`}
          </Button>
        </>
      )}
    </div>
  )
}
