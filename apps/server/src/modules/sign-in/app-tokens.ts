import { hash } from "node:crypto"
import { isMadeForApp } from "@confetti/domain/account/is-made-for-app"
import type { BetterAuthPlugin } from "better-auth"
import type { OAuthProvider } from "better-auth/oauth2"
import { jwtVerify } from "jose"
import type { Services } from "../../platform/services.ts"
import { tokenApps } from "./app-sign-in.ts"
import { spendIdToken } from "./store.ts"

/** A provider's sheet gives out a token, which the app sends at once. */
const oldest = "10m"

type Around = Pick<Services, "config" | "db" | "clock">

/**
 * Sign-in with an ID token from a phone's own sheet, as strict as through the provider's page. Better-auth itself accepts a token of any
 * client, without a nonce, and repeatedly.
 */
export function appTokens(around: Around): BetterAuthPlugin {
  return {
    id: "app-tokens",
    init: ({ socialProviders }) => ({
      context: { socialProviders: socialProviders.map((provider) => withAppTokens(provider, around)) },
    }),
  }
}

function withAppTokens(provider: OAuthProvider, { config, db, clock }: Around): OAuthProvider {
  const apps = tokenApps(config, provider.id)
  const { idToken, ...rest } = provider
  if (apps.length === 0 || idToken === undefined || !("jwks" in idToken)) return rest
  const { jwks, issuer } = idToken
  const web = provider.id === "google" && config.GOOGLE_CLIENT_ID !== undefined ? [config.GOOGLE_CLIENT_ID] : []
  const audience = [...web, ...apps.map(({ clientId }) => clientId)]
  // A test provider checks the token again when asked for the profile.
  idToken.audience = [idToken.audience, audience].flat()
  return {
    ...rest,
    idToken: {
      verify: async (token, nonce) => {
        const { payload } = await jwtVerify(token, jwks, {
          audience,
          algorithms: ["RS256"],
          maxTokenAge: oldest,
          requiredClaims: ["sub", "exp"],
          currentDate: new Date(clock()),
          ...(issuer !== undefined && { issuer }),
        })
        const nonceHash = nonce === undefined ? null : hash("sha256", nonce, "hex")
        if (!isMadeForApp(payload, apps, nonceHash)) return false
        return spendIdToken(db, hash("sha256", token, "base64url"), new Date((payload.exp ?? 0) * 1000))
      },
    },
  }
}
