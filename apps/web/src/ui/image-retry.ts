/** How a picture stands with its file. `attempt` counts the tries; a hidden one leaves its place to what lies under it. */
export type ImageState = { attempt: number; isWaiting: boolean; isHidden: boolean }

export const firstAttempt: ImageState = { attempt: 0, isWaiting: false, isHidden: false }

/** What happens to it: its file came, or did not, or there is reason to believe that it would now. */
export type ImageEvent = "loaded" | "failed" | "again"

export function nextImageState(state: ImageState, event: ImageEvent): ImageState {
  const { attempt, isWaiting } = state
  if (event === "loaded") return isWaiting || state.isHidden ? { attempt, isWaiting: false, isHidden: false } : state
  if (event === "failed") return { attempt, isWaiting: true, isHidden: true }
  return isWaiting ? { attempt: attempt + 1, isWaiting: false, isHidden: true } : state
}
