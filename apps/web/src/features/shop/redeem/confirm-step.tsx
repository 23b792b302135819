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
  error: string | null
  isBusy: boolean
  onChange: () => void
  onSend: () => void
  onChoose: (() => void) | null
}

export function ConfirmStep(props: Props) {
  const { item, variantName, lines, balance, language, error, isBusy, onChange, onSend, onChoose } = props
  const points = item.cost.toLocaleString(language)
  const isEnough = balance >= item.cost
  return (
    <div className="grid gap-4">
      <div className="confirm-item flex items-center gap-4">
        <span className="confirm-art relative flex-none overflow-hidden aspect-square rounded-card">
          <TilePicture picture={{ ...item.picture, alt: "" }} sizes="88px" />
        </span>
        <p className="grid">
          <strong>{item.title}</strong>
          {variantName !== "" && <span className="ink-2">{variantName}</span>}
          <span className="ink-2">{points} points</span>
        </p>
      </div>
      {lines.length > 0 && (
        <div className="parcel-line flex flex-wrap justify-between gap-3 p-4 rounded-card surface-2">
          <p className="grid content-start wrap-anywhere">
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          <Button className="surface-3" onClick={onChange}>
            Change<span className="unseen"> the address</span>
          </Button>
        </div>
      )}
      <p className="redeem-error ink-alert text-3 text-pretty" role="alert">
        {error}
      </p>
      {onChoose ? (
        <Button kind="primary" onClick={onChoose}>
          Back
        </Button>
      ) : (
        <>
          {isEnough && <p className="text-3 text-pretty">{confirmWords(item.kind, item.cost, balance, language)}</p>}
          <Button kind="primary" disabled={isBusy || !isEnough} onClick={onSend}>
            {isBusy ? (isPerk(item.kind) ? "Unlocking…" : "Ordering…") : `Get it for ${points} points`}
          </Button>
        </>
      )}
    </div>
  )
}
