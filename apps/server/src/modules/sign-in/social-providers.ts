import type { GenericOAuthConfig } from "better-auth/plugins"
import type { Config } from "../../platform/config.ts"
import { type ProviderName, providerNames, tokenApps } from "./app-sign-in.ts"

type Keys = { clientId: string; clientSecret: string; mapProfileToUser: typeof confirmed }

export function configuredMethods(config: Config): Record<ProviderName, boolean> {
  return { apple: keysOf(config, "apple") !== null, google: keysOf(config, "google") !== null }
}

export function isWayOpen(config: Config, provider: string, hasIdToken: boolean): boolean {
  const name = providerNames.find((each) => each === provider)
  if (name === undefined) return false
  return hasIdToken ? tokenApps(config, name).length > 0 : configuredMethods(config)[name]
}

export function socialProviders(config: Config): { apple?: Keys; google?: Keys } {
  const apple = config.APPLE_ISSUER === undefined ? (keysOf(config, "apple") ?? appKeys(config)) : null
  const google = config.GOOGLE_ISSUER === undefined ? keysOf(config, "google") : null
  return { ...(apple && { apple }), ...(google && { google }) }
}

/** Providers at other addresses for tests, found by their issuer's metadata. */
export function providersElsewhere(config: Config): { issuer: string; provider: GenericOAuthConfig }[] {
  return providerNames.flatMap((name) => {
    const keys = keysOf(config, name) ?? (name === "apple" ? appKeys(config) : null)
    const issuer = name === "apple" ? config.APPLE_ISSUER : config.GOOGLE_ISSUER
    if (keys === null || issuer === undefined) return []
    const provider: GenericOAuthConfig = {
      ...keys,
      providerId: name,
      discoveryUrl: `${issuer}/.well-known/openid-configuration`,
      requireIdTokenVerification: true,
      scopes: ["openid", "email", ...(name === "apple" ? ["name"] : ["profile"])],
      ...(name === "apple" && { responseMode: "form_post" as const }),
    }
    return [{ issuer, provider }]
  })
}

/** Apple's native sign-in needs no web client, and so no expiring secret. `isWayOpen` keeps its page closed. */
function appKeys({ APPLE_BUNDLE_IDS: [clientId] }: Config): Keys | null {
  return clientId === undefined ? null : { clientId, clientSecret: "", mapProfileToUser: confirmed }
}

function keysOf(config: Config, name: ProviderName): Keys | null {
  const [clientId, clientSecret] =
    name === "apple"
      ? [config.APPLE_CLIENT_ID, config.APPLE_CLIENT_SECRET]
      : [config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET]
  if (clientId === undefined || clientSecret === undefined) return null
  return { clientId, clientSecret, mapProfileToUser: confirmed }
}

/** Apple sends a string. Only this exact value confirms an address. */
function confirmed(profile: object): { emailVerified: boolean } {
  const { email_verified } = profile as { email_verified?: unknown }
  return { emailVerified: email_verified === true || email_verified === "true" }
}
