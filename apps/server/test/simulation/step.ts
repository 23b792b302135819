import { day, minute } from "@confetti/domain/durations"
import { type ParcelFate, type ParcelRemedy, parcelFates, parcelRemedies } from "@confetti/domain/rewards/parcel"
import fc from "fast-check"
import type { CrashPlan } from "./crashing-database.ts"

/** An action on the thought with this number, counted around. `report` is done by three people, `mark` by one. */
export type ThoughtAction =
  | { do: "write" }
  | {
      do: "approve-thought" | "reject-thought" | "restore-thought" | "appeal" | "delete" | "report" | "mark" | "unmark"
      which: number
    }

/** Of the redemptions that were sent, or where none was of all, the one with this number, counted around. */
export type SentAction =
  | { do: "deliver"; which: number }
  /** The shop hears that a parcel, its first or its second, is lost or came back. */
  | { do: "resolve"; which: number; parcel: 1 | 2; fate: ParcelFate; remedy: ParcelRemedy }

export type Action =
  | ThoughtAction
  /** Time passes. */
  | { do: "wait"; ms: number }
  | { do: "award"; subject: number }
  | { do: "redeem"; item: "cheap" | "dear" | "perk" }
  /** Chooses a hue for the shelf. */
  | { do: "choose" }
  /** Of the redemptions that are open, or where none is of all, the one with this number, counted around. */
  | { do: "cancel" | "approve" | "pack" | "ship" | "refund"; which: number }
  | SentAction
  /** The jobs that wait are done. */
  | { do: "work" }
  | { do: "erase" }

/** Something done, and how often the process dies over it before it is answered. */
export type Step = { action: Action; crashes: CrashPlan[] }

const thoughtAction: fc.Arbitrary<ThoughtAction> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({ do: "write" as const }) },
  {
    weight: 18,
    arbitrary: fc.record({
      do: fc.oneof(
        { weight: 5, arbitrary: fc.constant("approve-thought" as const) },
        { weight: 3, arbitrary: fc.constantFrom("reject-thought" as const, "restore-thought" as const) },
        { weight: 1, arbitrary: fc.constantFrom("appeal" as const, "delete" as const, "report" as const) },
        { weight: 1, arbitrary: fc.constantFrom("mark" as const, "unmark" as const) },
      ),
      which: fc.nat(4),
    }),
  },
)

const sentAction: fc.Arbitrary<SentAction> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ do: fc.constant("deliver" as const), which: fc.nat(1) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("resolve" as const),
      which: fc.nat(1),
      parcel: fc.constantFrom(1 as const, 2 as const),
      fate: fc.constantFrom(...parcelFates),
      remedy: fc.constantFrom(...parcelRemedies),
    }),
  },
)

const wait = fc.record({ do: fc.constant("wait" as const), ms: fc.constantFrom(20 * minute, day) })

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant("award" as const), subject: fc.nat(3) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant("redeem" as const),
      item: fc.constantFrom("cheap" as const, "dear" as const, "perk" as const),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: "choose" as const }) },
  {
    weight: 16,
    arbitrary: fc.record({
      do: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom("pack" as const, "ship" as const) },
        { weight: 2, arbitrary: fc.constant("approve" as const) },
        { weight: 1, arbitrary: fc.constantFrom("cancel" as const, "refund" as const) },
      ),
      which: fc.nat(1),
    }),
  },
  { weight: 8, arbitrary: sentAction },
  { weight: 12, arbitrary: fc.constant({ do: "work" as const }) },
  { weight: 30, arbitrary: thoughtAction },
  { weight: 3, arbitrary: wait },
  { weight: 1, arbitrary: fc.constant({ do: "erase" as const }) },
)

/** Further than any action has statements, so that some are never reached. */
const furthest = 32

const crash: fc.Arbitrary<CrashPlan> = fc.record({
  at: fc.oneof({ weight: 3, arbitrary: fc.nat(furthest) }, { weight: 1, arbitrary: fc.constant("commit" as const) }),
  side: fc.constantFrom("before" as const, "after" as const),
})

const withCrashes = (drawn: fc.Arbitrary<Action>): fc.Arbitrary<Step> =>
  fc.record({ action: drawn, crashes: fc.array(crash, { maxLength: 2 }) })

const anything = fc.array(withCrashes(action), { minLength: 6, maxLength: 24, size: "max" })

/** An order goes out; by chance alone few do. */
const untilShipped = fc.tuple(
  ...(
    [
      { do: "award", subject: 0 },
      { do: "redeem", item: "cheap" },
      { do: "approve", which: 0 },
      { do: "work" },
      { do: "pack", which: 0 },
      { do: "ship", which: 0 },
    ] as const
  ).map((each) => withCrashes(fc.constant(each))),
)

/** Events that may follow, mixed with any others. */
const afterShipping = fc.array(
  withCrashes(
    fc.oneof(
      { weight: 4, arbitrary: sentAction },
      { weight: 4, arbitrary: fc.record({ do: fc.constantFrom("pack" as const, "ship" as const), which: fc.nat(1) }) },
      {
        weight: 1,
        arbitrary: fc.record({ do: fc.constantFrom("cancel" as const, "refund" as const), which: fc.nat(1) }),
      },
      { weight: 4, arbitrary: action },
    ),
  ),
  { minLength: 4, maxLength: 16, size: "max" },
)

/** A person's life with the shop, and with what they write: whether their account is new, and what they and the shop do. */
export const history: fc.Arbitrary<{ isNew: boolean; steps: Step[] }> = fc.record({
  isNew: fc.boolean(),
  steps: fc.oneof(
    { weight: 3, arbitrary: anything },
    { weight: 1, arbitrary: fc.tuple(untilShipped, afterShipping).map(([opening, rest]) => [...opening, ...rest]) },
  ),
})
