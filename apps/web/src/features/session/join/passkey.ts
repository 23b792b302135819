import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from "@simplewebauthn/browser"
import { nativePlatform } from "../../../platform/analytics/native.ts"
import { authRequest } from "../../../platform/auth-request.ts"

/** No native shell can, whatever its browser knows. */
export function canUsePasskeys(): boolean {
  return nativePlatform() === null && "PublicKeyCredential" in globalThis
}

/**
 * Signs in by a passkey the person picks. Offered in the e-mail field (`isInField`), it waits until they pick one there, and
 * ends when another is asked for or `dropPasskeys` is called. False when none was used.
 */
export async function signInByPasskey(isInField: boolean): Promise<boolean> {
  if (isInField && !(await browserSupportsWebAuthnAutofill())) return false
  const options = await authRequest<PublicKeyCredentialRequestOptionsJSON>("passkey/generate-authenticate-options")
  const response = await picked(startAuthentication({ optionsJSON: options, useBrowserAutofill: isInField }))
  if (response === null) return false
  await authRequest("passkey/verify-authentication", { response })
  return true
}

export function dropPasskeys(): void {
  WebAuthnAbortService.cancelCeremony()
}

/** Null when the person turned away, took too long, or another request took its place. */
async function picked(asked: Promise<AuthenticationResponseJSON>): Promise<AuthenticationResponseJSON | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name)) return null
    throw error
  }
}
