import { startRegistration } from "@simplewebauthn/browser"
import { authRequest } from "../../../platform/auth-request.ts"

export type Passkey = { id: string; name?: string | null; createdAt: string }

export const passkeysRead = {
  key: "passkeys",
  read: () => authRequest<Passkey[]>("passkey/list-user-passkeys"),
}

export function canKeepPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === "function"
}

/** `cancelled`: dismissed, or timed out. `known`: this device already has one. */
export type AddedPasskey = "added" | "cancelled" | "known"

export async function addPasskey(name: string): Promise<AddedPasskey> {
  type Options = Parameters<typeof startRegistration>[0]["optionsJSON"]
  const optionsJSON = await authRequest<Options>("passkey/generate-register-options")
  try {
    const response = await startRegistration({ optionsJSON })
    await authRequest("passkey/verify-registration", { response, name })
    return "added"
  } catch (error) {
    const outcome = outcomeOf(error)
    if (outcome === null) throw error
    return outcome
  }
}

export async function renamePasskey(id: string, name: string): Promise<void> {
  await authRequest("passkey/update-passkey", { id, name })
}

export async function removePasskey(id: string): Promise<void> {
  await authRequest("passkey/delete-passkey", { id })
}

function outcomeOf(error: unknown): AddedPasskey | null {
  if (!(error instanceof Error)) return null
  if (error.name === "InvalidStateError") return "known"
  return error.name === "NotAllowedError" || error.name === "AbortError" ? "cancelled" : null
}
