import type { NeededRole } from "@confetti/domain/editors/roles"
import { z } from "zod"
import type { CallableStatus } from "./callable-statuses.ts"
import type { ErrorCode } from "./errors.ts"

/** Required access: anyone, signed-in people, or editors with this role (`editor` is any). Owners may call everything. */
export type CallableAccess = "anyone" | "person" | NeededRole

/** A callable for both sides: its wire name, input and output. A `write` runs in one transaction and honours an `Idempotency-Key`. */
export type CallableContract<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Name extends string = string,
  Access extends CallableAccess = CallableAccess,
> = {
  name: Name
  kind: "read" | "write"
  /** Checked before the input. */
  access: Access
  /** A sentence or two for the API reference. */
  about: string
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

/** No payload: `null`, or an empty object, as some clients send. */
export const noPayload = z.union([z.null(), z.strictObject({})]).transform(() => null)

export type CallableResult<Result> = { result: Result }

export type CallableFailure = {
  error: {
    status: CallableStatus
    message: string
    details: { code: ErrorCode; requestId?: string; [more: string]: unknown }
  }
}
