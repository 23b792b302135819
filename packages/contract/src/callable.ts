import type { z } from "zod"
import type { CallableStatus, ErrorCode } from "./errors.ts"

/**
 * What both sides know of a callable: its name on the wire, what it takes and what it answers.
 * A `write` changes something: it runs in one transaction and honours an `Idempotency-Key`.
 */
export type CallableContract<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  name: string
  kind: "read" | "write"
  input: Input
  output: Output
}

export function callable<Input extends z.ZodType, Output extends z.ZodType>(
  contract: CallableContract<Input, Output>,
): CallableContract<Input, Output> {
  return contract
}

export type CallableResult<Result> = { result: Result }

export type CallableFailure = {
  error: {
    status: CallableStatus
    message: string
    details: { code: ErrorCode; requestId?: string; [more: string]: unknown }
  }
}
