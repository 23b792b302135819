import type { CallableContract } from "./callable.ts"
import type { ErrorCode } from "./errors.ts"

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
