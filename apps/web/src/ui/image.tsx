import { type ComponentProps, useEffect, useReducer, useRef } from "react"
import { retryLater } from "../platform/retry.ts"
import { firstAttempt, nextImageState } from "./image-retry.ts"

/** `isCurrent`: it is the one being looked at, which is a reason to try again. */
type Props = Omit<ComponentProps<"img">, "ref" | "onLoad" | "onError"> & { isCurrent?: boolean }

/**
 * A picture that comes back. Where its file does not come it is hidden, never torn, with its description still there for screen
 * readers; it is tried again when there is a connection, when it comes into view, and every now and then.
 */
export function Image({ isCurrent, ...props }: Props) {
  const [{ attempt, isWaiting, isHidden }, send] = useReducer(nextImageState, firstAttempt)
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // It may have failed before the page was alive.
    const shown = image.current
    if (shown?.complete && shown.naturalWidth === 0 && shown.currentSrc !== "") send("failed")
  }, [])
  useEffect(() => {
    if (isWaiting) return retryLater(() => send("again"), attempt)
  }, [isWaiting, attempt])
  useEffect(() => {
    if (isCurrent) send("again")
  }, [isCurrent])
  return (
    <img
      {...props}
      // Another element asks for the file anew.
      key={attempt}
      ref={image}
      data-failed={isHidden || undefined}
      onLoad={() => send("loaded")}
      onError={() => send("failed")}
    />
  )
}
