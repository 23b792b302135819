import type { NeededRole } from "@confetti/domain/editors/roles"
import { z } from "zod"
import type { CallableStatus } from "./callable-statuses.ts"
import type { ErrorCode } from "./errors.ts"

/** Who may call: everybody, whoever is signed in, or editors alone: in this role, or with `editor` in any. An owner may call everything. */
export type CallableAccess = "anyone" | "person" | NeededRole

/**
 * What both sides know of a callable: its name on the wire, what it takes and what it answers.
 * A `write` changes something: it runs in one transaction and honours an `Idempotency-Key`.
 */
export type CallableContract<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Name extends string = string,
  Access extends CallableAccess = CallableAccess,
> = {
  name: Name
  kind: "read" | "write"
  /** Looked at before the input is. */
  access: Access
  /** A sentence or two on what it does, for the API reference. */
  about: string
  /** The codes it may answer beside those that any callable may. */
  errors?: readonly ErrorCode[]
  input: Input
  output: Output
}

export function callable<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Name extends string,
  Access extends CallableAccess,
>(contract: CallableContract<Input, Output, Name, Access>): CallableContract<Input, Output, Name, Access> {
  return contract
}

/** No payload: `null`, or an object with nothing in it, as some clients send. */
export const noPayload = z.union([z.null(), z.strictObject({})]).transform(() => null)

export type CallableResult<Result> = { result: Result }

export type CallableFailure = {
  error: {
    status: CallableStatus
    message: string
    details: { code: ErrorCode; requestId?: string; [more: string]: unknown }
  }
}
