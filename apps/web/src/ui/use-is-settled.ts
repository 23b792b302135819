import { startTransition, useEffect, useState } from "react"
import { whenIdle } from "../platform/when-idle.ts"

/** False until the page is hydrated and idle. Invisible content can wait for it. */
export function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setSettled(true))), [])
  return isSettled
}
