import { type ComponentProps, useEffect, useReducer, useRef } from "react"
import { retryLater } from "../platform/retry.ts"

/** A picture's loading state. `attempt` counts tries; a hidden one reveals what is below. */
export type ImageState = { attempt: number; isWaiting: boolean; isHidden: boolean }

export const firstAttempt: ImageState = { attempt: 0, isWaiting: false, isHidden: false }

export type ImageEvent = "loaded" | "failed" | "again"

export function nextImageState(state: ImageState, event: ImageEvent): ImageState {
  const { attempt, isWaiting } = state
  if (event === "loaded") return isWaiting || state.isHidden ? { attempt, isWaiting: false, isHidden: false } : state
  if (event === "failed") return { attempt, isWaiting: true, isHidden: true }
  return isWaiting ? { attempt: attempt + 1, isWaiting: false, isHidden: true } : state
}

/** `isCurrent`: it is being looked at, which is a reason to retry. */
type Props = Omit<ComponentProps<"img">, "ref" | "onLoad" | "onError"> & {
  isCurrent?: boolean
  onShown?: (file: string) => void
}

/**
 * A picture with retries. While its file is missing it is hidden, never broken, with its description for screen readers; it is retried when
 * online, when it comes into view, and now and then.
 */
export function Image({ isCurrent, onShown, ...props }: Props) {
  const [{ attempt, isWaiting, isHidden }, send] = useReducer(nextImageState, firstAttempt)
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // Loading may have failed before hydration.
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
      // A new element requests the file again.
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
