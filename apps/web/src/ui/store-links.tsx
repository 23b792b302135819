import type { Brand } from "@confetti/contract/brand"
import { nativePlatform } from "../platform/analytics/native.ts"
import { useIsHydrated } from "./use-is-hydrated.ts"

/** Links to the app in stores. Hidden in native apps, as the stores forbid them. */
export function StoreLinks({ apps = {} }: { apps?: Brand["apps"] }) {
  const isHydrated = useIsHydrated()
  if (isHydrated && nativePlatform() !== null) return null
  if (!apps.ios && !apps.android) return null
  return (
    <p className="store-links">
      {apps.ios && <StoreLink name="App Store" address={apps.ios} />}
      {apps.android && <StoreLink name="Google Play" address={apps.android} />}
    </p>
  )
}

function StoreLink({ name, address }: { name: string; address: string }) {
  return (
    <a className="button" href={address} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  )
}
