import type { FencedBlock } from "@confetti/contract/fenced-block"
import { type ComponentType, type ReactNode, type SyntheticEvent, useId } from "react"
import { useIsHydrated } from "../../../../ui/use-is-hydrated.ts"
import { BlindSpot } from "./blind-spot.tsx"
import { CardCheck } from "./card-check.tsx"
import { CoinGame } from "./coin-game.tsx"
import { CricketThermometer } from "./cricket-thermometer.tsx"
import "./try-block.css"

type Block = Extract<FencedBlock, { type: "try" }>

/** Its children explain how to do it by hand. */
const experiments: Record<Block["experiment"], ComponentType<{ children: ReactNode }>> = {
  "blind-spot": BlindSpot,
  "cricket-thermometer": CricketThermometer,
  "coin-game": CoinGame,
  "card-check": CardCheck,
}

export function TryBlock({ block: { experiment, title, byHand } }: { block: Block }) {
  const id = useId()
  const isHydrated = useIsHydrated()
  const Experiment = experiments[experiment]
  const words = <p className={isHydrated ? undefined : "mt-3"}>{byHand}</p>
  return (
    // Touching it neither opens nor holds the tile.
    <div
      role="group"
      aria-labelledby={id}
      className="try block-panel grid cols-1 p-4"
      data-experiment={experiment}
      onClick={stop}
      onPointerDown={stop}
    >
      <p className="block-title" id={id}>
        {title}
      </p>
      {isHydrated ? <Experiment>{words}</Experiment> : words}
    </div>
  )
}

function stop(event: SyntheticEvent) {
  event.stopPropagation()
}
