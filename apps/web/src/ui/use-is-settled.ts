import { startTransition, useEffect, useState } from "react"
import { whenIdle } from "../platform/when-idle.ts"

/** False until the page has come alive and the browser had a moment to itself. What nobody sees yet can wait for it. */
export function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setSettled(true))), [])
  return isSettled
}
