import { useEffect } from "react"
import { useIsUsed } from "./use-is-used.ts"

/** Fetches code with the first use of the page: when it is needed it is there, with or without a connection. */
export function usePreloadOnUse(late: { preload: () => Promise<unknown> }): void {
  const isUsed = useIsUsed()
  useEffect(() => {
    if (isUsed) void late.preload().catch(() => undefined)
  }, [late, isUsed])
}
