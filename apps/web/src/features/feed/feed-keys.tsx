import { useCallback, useEffect, useRef } from "react"
import { IconButton } from "../../ui/icon.tsx"
import { useOnScreen } from "../tile/index.ts"
import type { FeedKeyActs } from "./keys/press-feed-key.ts"

type Props = FeedKeyActs & { index: number; count: number }

/** What keys and a wheel do comes with the first sign of them: a phone never needs it. */
const fetchKeys = () => import("./keys/index.ts")

/** Fields and dialogs have all keys to themselves, a button or a link only the one that presses it. */
function isForTarget({ key, target }: KeyboardEvent): boolean {
  const owners = `dialog, input, textarea, select${key === "Enter" || key === " " ? ", a, button" : ""}`
  return target instanceof Element && target.closest(owners) !== null
}

/** Every swipe of the feed as a key and as a button. */
export function FeedKeys({ index, count, isCovered, goTo, step, onAct }: Props) {
  const keys = useRef<Awaited<ReturnType<typeof fetchKeys>>>(null)
  const next = useRef<HTMLButtonElement>(null)
  useOnScreen("nextTile", next)

  const loadKeys = useCallback(async () => (keys.current = await fetchKeys()), [])

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const acts = { isCovered, goTo, step, onAct }
      if (keys.current) return keys.current.pressFeedKey(event, acts)
      // By the time the keys are here, what was pressed may be gone: a key that was for it is not the feed's.
      const isFree = !isForTarget(event)
      void loadKeys().then(
        ({ pressFeedKey }) => isFree && pressFeedKey(event, acts),
        // Without a connection the keys come with the next one.
        () => undefined,
      )
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [isCovered, goTo, step, onAct, loadKeys])

  useEffect(() => {
    // A finger moves the feed by itself; a wheel's notches would be snapped back.
    if (!matchMedia("(hover: hover)").matches) return
    let isOver = false
    // Without a connection there are still buttons.
    const following = loadKeys().then(
      ({ followWheel }) => (isOver ? null : followWheel(step)),
      () => null,
    )
    return () => {
      isOver = true
      void following.then((stop) => stop?.())
    }
  }, [step, loadKeys])

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
