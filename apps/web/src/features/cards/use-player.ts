import { useState } from "react"

type Player = { isOpen: boolean; isOffline: boolean; toggle: () => void }

/** Whether a post is being played. It begins when somebody asks, and ends when they do, or when they swipe on. */
export function usePlayer(isCurrent: boolean): Player {
  const [state, setState] = useState<"closed" | "open" | "offline">("closed")
  if (state !== "closed" && !isCurrent) setState("closed")
  return {
    isOpen: state === "open",
    isOffline: state === "offline",
    toggle: () => setState(state === "open" ? "closed" : navigator.onLine ? "open" : "offline"),
  }
}
