import { type ComponentProps, useEffect, useReducer, useRef } from "react"
import { retryLater } from "../platform/retry.ts"

/** How a picture stands with its file. `attempt` counts the tries; a hidden one leaves its place to what lies under it. */
export type ImageState = { attempt: number; isWaiting: boolean; isHidden: boolean }

export const firstAttempt: ImageState = { attempt: 0, isWaiting: false, isHidden: false }

export type ImageEvent = "loaded" | "failed" | "again"

export function nextImageState(state: ImageState, event: ImageEvent): ImageState {
  const { attempt, isWaiting } = state
  if (event === "loaded") return isWaiting || state.isHidden ? { attempt, isWaiting: false, isHidden: false } : state
  if (event === "failed") return { attempt, isWaiting: true, isHidden: true }
  return isWaiting ? { attempt: attempt + 1, isWaiting: false, isHidden: true } : state
}

/** `isCurrent`: it is the one being looked at, which is a reason to try again. */
type Props = Omit<ComponentProps<"img">, "ref" | "onLoad" | "onError"> & {
  isCurrent?: boolean
  onShown?: (file: string) => void
}

/**
 * A picture that comes back. Where its file does not come it is hidden, never torn, with its description still there for screen
 * readers; it is tried again when there is a connection, when it comes into view, and every now and then.
 */
export function Image({ isCurrent, onShown, ...props }: Props) {
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
      onLoad={({ currentTarget }) => {
        send("loaded")
        onShown?.(currentTarget.currentSrc)
      }}
      onError={() => send("failed")}
    />
  )
}
