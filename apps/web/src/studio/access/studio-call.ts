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

/** An answer says that whoever is here may not do this, or no longer. */
export const onAccessDoubt = doubts.on

let confirmByPasskey: () => Promise<boolean> = async () => false

/** Sets how an editor confirms by their passkey; the studio, which has the session, gives it. */
export function setPasskeyConfirmation(confirm: () => Promise<boolean>): void {
  confirmByPasskey = confirm
}

/**
 * Calls an editors' callable, and lets the studio know where its answer is that one may not. What takes a passkey used just now asks for it
 * and is sent again. Throws an `ApiError`. A write that is sent again under the same `key` is answered as it was the first time.
 */
export async function studioCall<Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
  // A tap that is sent again by the browser's own hand counts once.
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
