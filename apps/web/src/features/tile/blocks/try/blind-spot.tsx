import { blindRange } from "@confetti/domain/experiments/blind-spot"
import { type ReactNode, useId, useState } from "react"
import { Button } from "../../../../ui/button.tsx"
import { useNumberText } from "../use-number-text.ts"
import { ByHand } from "./by-hand.tsx"

/** In widths of the picture: the cross's distance from the edge, the dot's size, and their largest distance. */
const edge = 0.07
const radius = 0.035
const least = 0.3
const most = 1 - edge - radius - 0.015

export function BlindSpot({ children }: { children: ReactNode }) {
  const id = useId()
  const [eye, setEye] = useState<"left" | "right">("right")
  const [isLine, setLine] = useState(false)
  const [percent, setPercent] = useState(Math.floor(most * 100))
  const numberText = useNumberText()
  const apart = percent / 100
  const range = blindRange(apart, radius)
  const widths = (value: number) => numberText(Math.round(value * 10) / 10, "")
  const farthest = range && widths(range.farthest)
  const nearest = range && widths(range.nearest)
  const distance = range && (
    <b className="ink-hue">
      between {farthest} and {nearest} picture widths
    </b>
  )
  return (
    <>
      <div className="blind-spot mt-3" data-eye={eye} style={{ "--apart": apart, "--edge": edge, "--radius": radius }}>
        <div
          className="relative overflow-hidden on-paper"
          role="img"
          aria-label={
            eye === "left"
              ? isLine
                ? "A cross, and a thick line with a gap to the left of it"
                : "A cross, and a dot to the left of it"
              : isLine
                ? "A cross, and a thick line with a gap to the right of it"
                : "A cross, and a dot to the right of it"
          }
          data-line={isLine || undefined}
        >
          <b className="absolute aspect-square" />
          <i className={isLine ? "blind-line absolute w-full" : "blind-dot absolute aspect-square rounded-full"} />
        </div>
      </div>
      <label className="mt-3 text-2 font-semibold" htmlFor={id}>
        How far apart
      </label>
      <input
        id={id}
        className="block-slider w-full"
        type="range"
        min={least * 100}
        max={Math.floor(most * 100)}
        value={percent}
        aria-valuetext={`${percent}% of the picture’s width`}
        onChange={({ currentTarget }) => setPercent(currentTarget.valueAsNumber)}
      />
      <div className="flex flex-wrap gap-2 mt-3">
        {(["left", "right"] as const).map((side) => (
          <Button key={side} className="min-h-48" aria-pressed={eye === side} onClick={() => setEye(side)}>
            {side === "left" ? "Left eye" : "Right eye"}
          </Button>
        ))}
        <Button className="min-h-48" aria-pressed={isLine} onClick={() => setLine(!isLine)}>
          A broken line
        </Button>
      </div>
      <p className="try-said block-note mt-3">
        {eye === "right"
          ? "Close your left eye, look at the cross with the other and stay on it. Come slowly closer."
          : "Close your right eye, look at the cross with the other and stay on it. Come slowly closer."}{" "}
        {isLine ? (
          <>The gap closes at about {distance} from your eye. Eyes differ: move the slider if it does not.</>
        ) : (
          <>The dot disappears at about {distance} from your eye. Eyes differ: move the slider if it does not.</>
        )}
      </p>
      <ByHand>{children}</ByHand>
    </>
  )
}
