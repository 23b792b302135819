import type { GenericOAuthConfig } from "better-auth/plugins"
import type { Config } from "../../platform/config.ts"

type Keys = { clientId: string; clientSecret: string; mapProfileToUser: typeof confirmed }

const names = ["apple", "google"] as const
type Name = (typeof names)[number]

/** Which of the two an operator has configured. */
export function configuredMethods(config: Config): Record<Name, boolean> {
  return { apple: keysOf(config, "apple") !== null, google: keysOf(config, "google") !== null }
}

/** Those that are where they always are. */
export function socialProviders(config: Config): { apple?: Keys; google?: Keys } {
  const apple = config.APPLE_ISSUER === undefined ? keysOf(config, "apple") : null
  const google = config.GOOGLE_ISSUER === undefined ? keysOf(config, "google") : null
  return { ...(apple && { apple }), ...(google && { google }) }
}

/** Those that are somewhere else, as a rehearsal wants it: found by what their issuer tells of itself. */
export function providersElsewhere(config: Config): { issuer: string; provider: GenericOAuthConfig }[] {
  return names.flatMap((name) => {
    const keys = keysOf(config, name)
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

function keysOf(config: Config, name: Name): Keys | null {
  const [clientId, clientSecret] =
    name === "apple"
      ? [config.APPLE_CLIENT_ID, config.APPLE_CLIENT_SECRET]
      : [config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET]
  if (clientId === undefined || clientSecret === undefined) return null
  return { clientId, clientSecret, mapProfileToUser: confirmed }
}

/** Apple says it in letters. A word that is not exactly this one confirms nothing. */
function confirmed(profile: object): { emailVerified: boolean } {
  const { email_verified } = profile as { email_verified?: unknown }
  return { emailVerified: email_verified === true || email_verified === "true" }
}
