import type { RewardItem } from "@confetti/contract/rewards"
import { useId } from "react"

type Props = {
  item: Pick<RewardItem, "choice" | "variants">
  chosen: string
  language: string
  onChoose: (id: string) => void
}

/** Sizes or colours, one of them. What is gone is there to be seen, and can't be chosen. */
export function VariantChoice({ item: { choice, variants }, chosen, language, onChoose }: Props) {
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
