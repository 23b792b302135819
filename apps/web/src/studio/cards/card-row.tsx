import { t } from "@confetti/domain/messages/t"
import type { ReactNode } from "react"
import type { CardState } from "./card-words.ts"

type Props = {
  title: string
  about: readonly string[]
  state: CardState
  stateName: string
  /** Null where its order is not to be changed here. */
  handle: ReactNode
  problem: string | null
  isOwn: boolean
  onSwitch: (isOff: boolean) => void
  onOpen: () => void
}

export function CardRow({ title, about, state, stateName, handle, problem, isOwn, onSwitch, onOpen }: Props) {
  const name = title || t`Untitled`
  return (
    <div className="card-row" data-off={state === "off" || undefined}>
      {handle}
      <span className="card-row-name">
        <b>{name}</b>
        <small>{about.filter((each) => each !== "").join(" · ")}</small>
        {problem !== null && <small className="studio-trouble">{problem}</small>}
      </span>
      <span className="card-row-acts">
        <span className="card-state" data-state={state}>
          {stateName}
        </span>
        {isOwn && (
          <label className="studio-item-switch">
            <input
              type="checkbox"
              role="switch"
              aria-label={`${name} is on`}
              checked={state !== "off"}
              onChange={({ currentTarget }) => onSwitch(!currentTarget.checked)}
            />
          </label>
        )}
        <button type="button" className="button" aria-label={`Change ${name}`} onClick={onOpen}>
          Change
        </button>
      </span>
    </div>
  )
}
