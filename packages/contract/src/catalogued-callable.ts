import type { CallableContract } from "./callable.ts"
import type { ErrorCode } from "./errors.ts"

/** A callable with what it does, in a sentence or two, and which codes it may answer beside those that any may. */
export type CataloguedCallable = { contract: CallableContract; about: string; codes: readonly ErrorCode[] }

export const listed = <Contract extends CallableContract>(
  contract: Contract,
  about: string,
  ...codes: ErrorCode[]
) => ({
  contract,
  about,
  codes,
})
