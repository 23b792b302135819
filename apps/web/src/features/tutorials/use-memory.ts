import { useEffect, useState } from "react"
import { tutorialsSeen } from "../../platform/tutorials-seen.ts"
import { useSession } from "../session/index.ts"
import { isInStep, meetServer } from "./meet-server.ts"

/**
 * Keeps what was seen on this device in step with what the person has seen anywhere. False until that is known; without a
 * connection what the device knows must do, and it is told when there is one again.
 */
export function useMemory(): boolean {
  const { state, userId } = useSession()
  const seen = tutorialsSeen.useAll()
  const [askedAs, setAskedAs] = useState<string | null>(null)
  useEffect(() => {
    if (userId === null || isInStep(userId)) return
    const here = new AbortController()
    const meet = () =>
      void meetServer(userId, here.signal)
        .catch(() => undefined)
        .then(() => setAskedAs(userId))
    meet()
    addEventListener("online", meet, { signal: here.signal })
    return () => here.abort()
  }, [userId, seen])
  return state === "anonymous" || (userId !== null && askedAs === userId)
}
