import type { TokenApp } from "@confetti/domain/account/is-made-for-app"
import type { Config } from "../../platform/config.ts"

export const providerNames = ["apple", "google"] as const
export type ProviderName = (typeof providerNames)[number]

export type AppSignIn = { ios: ProviderName[]; android: ProviderName[]; googleClientId: string | null }

/** Providers configured for each native app. Apple's sign-in on Android needs a page, and is left out. */
export function appSignIn(config: Config): AppSignIn {
  const { APPLE_BUNDLE_IDS, GOOGLE_IOS_CLIENT_ID, GOOGLE_ANDROID_CLIENT_ID, GOOGLE_CLIENT_ID } = config
  const ios: ProviderName[] = [
    ...(APPLE_BUNDLE_IDS.length > 0 ? (["apple"] as const) : []),
    ...(GOOGLE_IOS_CLIENT_ID === undefined ? [] : (["google"] as const)),
  ]
  const android: ProviderName[] = GOOGLE_ANDROID_CLIENT_ID === undefined ? [] : ["google"]
  const isGoogles = [...ios, ...android].includes("google")
  return { ios, android, googleClientId: isGoogles ? (GOOGLE_CLIENT_ID ?? null) : null }
}

export function tokenApps(config: Config, provider: string): TokenApp[] {
  if (provider === "apple") return config.APPLE_BUNDLE_IDS.map((clientId) => ({ clientId, bringsNonce: true }))
  if (provider !== "google") return []
  const { GOOGLE_IOS_CLIENT_ID: ios, GOOGLE_ANDROID_CLIENT_ID: android } = config
  return [
    // Google's library for iOS uses a nonce of its own, and does not reveal it.
    ...(ios === undefined ? [] : [{ clientId: ios, bringsNonce: false }]),
    ...(android === undefined ? [] : [{ clientId: android, bringsNonce: true }]),
  ]
}
