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

/** Learns of every call that is let in, before its body is read. Must not throw. */
export type CallObserver = (call: CallContext) => Promise<void>

/** What a write answers that fails and yet has changed something: a wrong try is counted. An error thrown undoes everything. */
export class Refusal {
  readonly error: AppError

  constructor(error: AppError) {
    this.error = error
  }
}

/** The caller has an account where the contract says `person`. In a role it may be the operator, who has none. */
type CallerWith<Access extends CallableAccess> = Access extends "person" ? Person : Caller

export type CallContext<Who extends Caller = Caller> = {
  caller: Who
  /** Milliseconds since the epoch, the same for the whole call. */
  now: number
  requestId: string
  /** The messaging instance the call came from: where push can reach it. */
  messagingInstance: string | null
  /** Their browser asks not to be tracked, by `DNT` or `Sec-GPC`. */
  isTrackingRefused: boolean
  log: Log
}

export type ReadContext<Who extends Caller = Caller> = CallContext<Who> & Services

/** A write has no database but its transaction. */
export type WriteContext<Who extends Caller = Caller> = CallContext<Who> &
  Omit<Services, "db" | "pool"> & {
    /** Done once the transaction stands, before the answer. Should it fail, its error is the answer, and the effect stays. */
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

/** What is to be written, known before the first of it runs, and what is answered once all of it stands. */
export type StatementWrite<Result> = { statements: readonly BoundStatement[]; result: Result }

type StatementHandler<Input extends z.ZodType, Output extends z.ZodType, Access extends CallableAccess> = (
  input: z.output<Input>,
  context: ReadContext<CallerWith<Access>>,
) => Promise<StatementWrite<Awaited<Answer<Output>>>>

/** Methods, so that a handler may ask for a `Person`: the runner lets nobody else call it (`mustHaveAccess`). */
export type CallableDefinition = { contract: CallableContract; bodyLimit?: number } & (
  | { run: "read"; handler(input: never, context: ReadContext): Promise<unknown> }
  | {
      run: "write"
      /**
       * Keeps answers by idempotency key for those without an account as well. Only where sending twice would do harm: whoever is
       * nobody can bring as many keys as they like.
       */
      keepsForStrangers?: boolean
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

/** A function that takes nothing fits every type; this asks that a write at least names its transaction. */
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

/** A write that strangers, too, may send again under its key. It has to have a narrow budget of its own. */
export function keptForStrangers(callable: CallableDefinition): CallableDefinition {
  return callable.run === "write" ? { ...callable, keepsForStrangers: true } : callable
}

/** A write that decides first and writes then: its statements are one transaction and one round trip, with its key. */
export function statementCallable<Input extends z.ZodType, Output extends z.ZodType, Access extends CallableAccess>(
  contract: CallableContract<Input, Output, string, Access>,
  handler: StatementHandler<Input, Output, Access>,
): CallableDefinition {
  return { contract, run: "statements", handler }
}

type Preparation<Input extends z.ZodType, Prepared, Output extends z.ZodType, Access extends CallableAccess> = {
  /** What a request's body may weigh, in bytes, from somebody signed in. */
  bodyLimit: number
  /** Slow work on the input, done before the transaction begins: an embedded database would stand still. */
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
