import type { FencedBlock } from "@confetti/contract/fenced-block"
import { type ComponentType, lazy, type ReactNode, Suspense, type SyntheticEvent, useId } from "react"
import { useIsHydrated } from "../../../../ui/use-is-hydrated.ts"
import "./try-block.css"

type Block = Extract<FencedBlock, { type: "try" }>
type Experiment = ComponentType<{ children: ReactNode }>

/** Where its code can't be had, the words are what is left. */
const wordsAlone: { default: Experiment } = { default: ({ children }) => children }

/** Each comes when it is met. Its children say how to do it by hand. */
const parts: Record<Block["experiment"], Experiment> = {
  "blind-spot": lazy(() =>
    import("./blind-spot.tsx").then((module) => ({ default: module.BlindSpot })).catch(() => wordsAlone),
  ),
  "cricket-thermometer": lazy(() =>
    import("./cricket-thermometer.tsx")
      .then((module) => ({ default: module.CricketThermometer }))
      .catch(() => wordsAlone),
  ),
  "coin-game": lazy(() =>
    import("./coin-game.tsx").then((module) => ({ default: module.CoinGame })).catch(() => wordsAlone),
  ),
  "card-check": lazy(() =>
    import("./card-check.tsx").then((module) => ({ default: module.CardCheck })).catch(() => wordsAlone),
  ),
}

/** Something to be tried in the page. The server, and a page without script, have the words for doing it by hand. */
export function TryBlock({ block: { experiment, title, byHand } }: { block: Block }) {
  const id = useId()
  const isHydrated = useIsHydrated()
  const Experiment = parts[experiment]
  const words = <p className="try-words">{byHand}</p>
  return (
    // A finger in it neither opens the tile nor holds it.
    <div
      role="group"
      aria-labelledby={id}
      className="try"
      data-experiment={experiment}
      onClick={stop}
      onPointerDown={stop}
    >
      <p className="block-title" id={id}>
        {title}
      </p>
      {isHydrated ? (
        <Suspense fallback={words}>
          <Experiment>{words}</Experiment>
        </Suspense>
      ) : (
        words
      )}
    </div>
  )
}

function stop(event: SyntheticEvent) {
  event.stopPropagation()
}
