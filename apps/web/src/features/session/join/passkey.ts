import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from "@simplewebauthn/browser"
import { nativePlatform } from "../../../platform/analytics/native.ts"
import { authRequest } from "../../../platform/auth-request.ts"

/** Native apps do not support them, whatever the browser says. */
export function canUsePasskeys(): boolean {
  return nativePlatform() === null && "PublicKeyCredential" in globalThis
}

/**
 * Signs in with a passkey. In the email field (`isInField`) it waits until one is picked, and ends with another request or `dropPasskeys`.
 * False if none was used.
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

/** Null if the person cancelled, took too long, or another request replaced it. */
async function picked(asked: Promise<AuthenticationResponseJSON>): Promise<AuthenticationResponseJSON | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name)) return null
    throw error
  }
}
