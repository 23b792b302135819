import { useEffect } from "react"
import { IconButton } from "../../ui/icon-button.tsx"
import type { FeedKeyActs, pressFeedKey } from "./keys/press-feed-key.ts"

type Props = FeedKeyActs & { count: number }

/** What keys do comes with the first sign of a keyboard: a phone never needs it. */
let pressKey: typeof pressFeedKey | null = null
const fetchKeys = () => import("./keys/press-feed-key.ts").then((keys) => (pressKey = keys.pressFeedKey))

/** Fields and dialogs have all keys to themselves, a button or a link only the one that presses it. */
function isForTarget({ key, target }: KeyboardEvent): boolean {
  const owners = `dialog, input, textarea, select${key === "Enter" ? ", a, button" : ""}`
  return target instanceof Element && target.closest(owners) !== null
}

/** Every swipe of the feed as a key and as a button. */
export function FeedKeys({ index, count, isCovered, goTo, onAct }: Props) {
  useEffect(() => {
    // Without a connection the keys come with the next one.
    if (!pressKey && matchMedia("(hover: hover)").matches) fetchKeys().catch(() => undefined)
    const press = (event: KeyboardEvent) => {
      const acts = { index, isCovered, goTo, onAct }
      if (pressKey) return pressKey(event, acts)
      // By the time the keys are here, what was pressed may be gone: a key that was for it is not the feed's.
      const isFree = !isForTarget(event)
      void fetchKeys().then(
        (act) => isFree && act(event, acts),
        () => undefined,
      )
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [index, isCovered, goTo, onAct])

  return (
    <div className="feed-buttons">
      <IconButton
        className="swipe-button"
        icon="up"
        label="Previous tile"
        disabled={index === 0}
        onClick={() => goTo(index - 1)}
      />
      <IconButton
        className="swipe-button"
        icon="down"
        label="Next tile"
        disabled={index >= count}
        onClick={() => goTo(index + 1)}
      />
    </div>
  )
}
