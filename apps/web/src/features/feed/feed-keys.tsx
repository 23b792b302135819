import { useEffect, useRef } from "react"
import { IconButton } from "../../ui/icon.tsx"
import { useOnScreen } from "../tile/index.ts"
import { followWheel } from "./follow-wheel.ts"
import { type FeedKeyActs, pressFeedKey } from "./press-feed-key.ts"

type Props = FeedKeyActs & { index: number; count: number }

/** Every swipe of the feed as a key and as a button. */
export function FeedKeys({ index, count, isCovered, goTo, step, onAct }: Props) {
  const next = useRef<HTMLButtonElement>(null)
  useOnScreen("nextTile", next)

  useEffect(() => {
    const press = (event: KeyboardEvent) => pressFeedKey(event, { isCovered, goTo, step, onAct })
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [isCovered, goTo, step, onAct])

  useEffect(() => {
    // A finger moves the feed by itself; a wheel's notches would be snapped back.
    if (matchMedia("(hover: hover)").matches) return followWheel(step)
  }, [step])

  return (
    <div className="feed-buttons">
      <IconButton
        className="swipe-button"
        icon="up"
        label="Previous tile"
        hotkey="↑"
        disabled={index === 0}
        onClick={() => step(-1)}
      />
      <IconButton
        ref={next}
        className="swipe-button"
        icon="down"
        label="Next tile"
        hotkey="↓"
        disabled={index >= count}
        onClick={() => step(1)}
      />
    </div>
  )
}
