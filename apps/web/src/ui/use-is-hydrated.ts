import { useSyncExternalStore } from "react"

const never = () => () => undefined

/** False for the first paint, which must equal the server's; true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
