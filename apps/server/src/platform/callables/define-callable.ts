import type { AppError } from "@confetti/contract/app-error"
import type { CallableAccess, CallableContract } from "@confetti/contract/callable"
import type { z } from "zod"
import type { Caller } from "../auth/identify.ts"
import type { Person } from "../auth/require-user.ts"
import type { Tx } from "../db/open-database.ts"
import type { BoundStatement } from "../db/prepared.ts"
import type { Log } from "../log.ts"
import type { Services } from "../services.ts"
import type { JsonText } from "./json-text.ts"

/** Called for every admitted call before its body is read. Must not throw. */
export type CallObserver = (call: CallContext) => Promise<void>

/** A failed write that keeps its changes, such as counting a wrong try. Thrown errors undo everything. */
export class Refusal {
  readonly error: AppError

  constructor(error: AppError) {
    this.error = error
  }
}

/** The caller has an account if the contract says `person`. In a role it may be the operator, who has none. */
type CallerWith<Access extends CallableAccess> = Access extends "person" ? Person : Caller

export type CallContext<Who extends Caller = Caller> = {
  caller: Who
  /** Milliseconds since the epoch, fixed for the call. */
  now: number
  requestId: string
  /** The messaging instance of the call, which push can reach. */
  messagingInstance: string | null
  /** `DNT` or `Sec-GPC` was sent. */
  isTrackingRefused: boolean
  log: Log
}

export type ReadContext<Who extends Caller = Caller> = CallContext<Who> & Services

/** A write only has its transaction. */
export type WriteContext<Who extends Caller = Caller> = CallContext<Who> &
  Omit<Services, "db" | "pool"> & {
    /** Runs after the commit and before the answer. If it fails, its error is the answer, and the write stays. */
    afterCommit: (step: () => Promise<void> | void) => void
  }

type Answer<Output extends z.ZodType> = Promise<z.input<Output> | JsonText<z.input<Output>>>

type ReadHandler<Input extends z.ZodType, Output extends z.ZodType, Access extends CallableAccess> = (
  input: z.output<Input>,
  context: ReadContext<CallerWith<Access>>,
) => Answer<Output>

type WriteHandler<Input extends z.ZodType, Output extends z.ZodType, Access extends CallableAccess> = (
  tx: Tx,
  input: z.output<Input>,
  context: WriteContext<CallerWith<Access>>,
) => Promise<Awaited<Answer<Output>> | Refusal>

/** Statements known before the first one runs, and the result after them. */
export type StatementWrite<Result> = { statements: readonly BoundStatement[]; result: Result }

type StatementHandler<Input extends z.ZodType, Output extends z.ZodType, Access extends CallableAccess> = (
  input: z.output<Input>,
  context: ReadContext<CallerWith<Access>>,
) => Promise<StatementWrite<Awaited<Answer<Output>>>>

/** Methods, so that a handler may require a `Person`: the runner checks access (`mustHaveAccess`). */
export type CallableDefinition = { contract: CallableContract; bodyLimit?: number } & (
  | { run: "read"; handler(input: never, context: ReadContext): Promise<unknown> }
  | {
      run: "write"
      /** Also stores answers of guests by idempotency key, where a repeated write does harm: guests can bring any number of keys. */
      isIdempotentForGuests?: boolean
      prepare?(input: never, context: ReadContext): Promise<unknown>
      handler(tx: Tx, input: never, context: WriteContext): Promise<unknown>
    }
  | { run: "statements"; handler(input: never, context: ReadContext): Promise<StatementWrite<unknown>> }
)

export function readCallable<Input extends z.ZodType, Output extends z.ZodType, Access extends CallableAccess>(
  contract: CallableContract<Input, Output, string, Access>,
  handler: ReadHandler<Input, Output, Access>,
): CallableDefinition {
  return { contract, run: "read", handler }
}

/** A function without parameters fits every type; this requires the transaction. */
type TakesTransaction<Handler extends (...args: never[]) => unknown> =
  Parameters<Handler> extends [] ? "A write takes its transaction first" : unknown

export function writeCallable<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Access extends CallableAccess,
  Handler extends WriteHandler<Input, Output, Access>,
>(
  contract: CallableContract<Input, Output, string, Access>,
  handler: Handler & TakesTransaction<Handler>,
): CallableDefinition {
  return { contract, run: "write", handler }
}

/** A write that guests can retry under its key. It needs a narrow budget. */
export function idempotentForGuests(callable: CallableDefinition): CallableDefinition {
  return callable.run === "write" ? { ...callable, isIdempotentForGuests: true } : callable
}

/** A write that decides first: its statements are one transaction in one round trip, together with its key. */
export function statementCallable<Input extends z.ZodType, Output extends z.ZodType, Access extends CallableAccess>(
  contract: CallableContract<Input, Output, string, Access>,
  handler: StatementHandler<Input, Output, Access>,
): CallableDefinition {
  return { contract, run: "statements", handler }
}

type Preparation<Input extends z.ZodType, Prepared, Output extends z.ZodType, Access extends CallableAccess> = {
  /** Bytes of a body from a signed-in person. */
  bodyLimit: number
  /** Slow work before the transaction, which would block an embedded database. */
  prepare: (input: z.output<Input>, context: ReadContext<CallerWith<Access>>) => Promise<Prepared>
  write: (
    tx: Tx,
    prepared: Prepared,
    context: WriteContext<CallerWith<Access>>,
  ) => ReturnType<WriteHandler<Input, Output, Access>>
}

export function preparedWriteCallable<
  Input extends z.ZodType,
  Prepared,
  Output extends z.ZodType,
  Access extends CallableAccess,
>(
  contract: CallableContract<Input, Output, string, Access>,
  { bodyLimit, prepare, write }: Preparation<Input, Prepared, Output, Access>,
): CallableDefinition {
  return { contract, run: "write", bodyLimit, prepare, handler: write }
}
