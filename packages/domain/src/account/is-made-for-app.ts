/** Claims about an ID token's audience (OpenID Connect Core, 2). Signature and time are already verified. */
export type TokenClaims = { aud?: unknown; azp?: unknown; nonce?: unknown }

/** `bringsNonce`: whether the app can choose the token's nonce. */
export type TokenApp = { clientId: string; bringsNonce: boolean }

/**
 * Whether a token was requested by one of these apps for this sign-in: tokens of other clients are refused. `nonceHash` is the required
 * nonce; null if the app sent none.
 */
export function isMadeForApp(claims: TokenClaims, apps: readonly TokenApp[], nonceHash: string | null): boolean {
  const asked = claims.azp ?? claims.aud
  const app = apps.find(({ clientId }) => clientId === asked)
  if (app === undefined) return false
  return nonceHash === null ? !app.bringsNonce : claims.nonce === nonceHash
}
