import type { CallableInput, CallableName, CallableOutput } from "@confetti/contract/callable-catalogue"
import { ApiError, call } from "../../platform/api.ts"
import { createEmitter } from "../../platform/create-store.ts"
import { randomId } from "../../platform/ids.ts"

const refusals: ReadonlySet<string> = new Set([
  "session/editors-only",
  "session/role-required",
  "session/passkey-required",
])

const doubts = createEmitter<void>()

/** Emitted when an answer says that the editor's access has changed. */
export const onAccessDoubt = doubts.on

let confirmByPasskey: () => Promise<boolean> = async () => false

/** Sets how an editor confirms with their passkey; the studio, which has the session, provides it. */
export function setPasskeyConfirmation(confirm: () => Promise<boolean>): void {
  confirmByPasskey = confirm
}

/**
 * Calls an editors' callable, and checks access again after a refusal. A call that needs a fresh passkey confirmation asks for it and is
 * sent again. Throws an `ApiError`. A write repeated with the same `key` counts once.
 */
export async function studioCall<Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
  // The same key for all attempts, so that it counts once.
  key = randomId(),
): Promise<CallableOutput<Name>> {
  const init = { headers: { "idempotency-key": key } }
  const ask = call as (name: Name, input: CallableInput<Name>, init: RequestInit) => Promise<CallableOutput<Name>>
  try {
    return await ask(name, input, init)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === "session/passkey-again" && (await confirmByPasskey().catch(() => false)))
      return ask(name, input, init)
    if (refusals.has(error.code)) doubts.emit()
    throw error
  }
}
