/** What an ID token says of whom it was made for (OpenID Connect Core, 2). Its signature and its time were looked at before. */
export type TokenClaims = { aud?: unknown; azp?: unknown; nonce?: unknown }

/** `bringsNonce`: whether the app's way to the provider lets it say which nonce the token shall carry. */
export type TokenApp = { clientId: string; bringsNonce: boolean }

/**
 * Whether one of these apps asked for a token, and for this sign-in: a token that some other client of the same operator was given
 * opens nothing. `nonceHash` is what the token must carry, null where the app brought none.
 */
export function isMadeForApp(claims: TokenClaims, apps: readonly TokenApp[], nonceHash: string | null): boolean {
  const asked = claims.azp ?? claims.aud
  const app = apps.find(({ clientId }) => clientId === asked)
  if (app === undefined) return false
  return nonceHash === null ? !app.bringsNonce : claims.nonce === nonceHash
}
