import type { CallableOutput } from "@confetti/contract/callable-catalogue"
import { type EarnAction, earnActions } from "@confetti/domain/points/action-points"
import { type ApiErrorCode, call } from "../../../platform/api.ts"
import { type DeviceValues, deviceValues } from "../../../platform/device-values.ts"
import { scoped } from "../../../platform/session-scope.ts"
import { fieldsOf } from "../../../platform/storage.ts"
import type { Mutation } from "../../../platform/sync/mutation.ts"
import { afterAnswer, type Claimed, isClaimed, isOpen, mayClaim, nothingClaimed, subjectOf } from "./claimed.ts"

export type ClaimInput = {
  action: EarnAction
  /** The tile they are for, or "". */
  tileId: string
  /** Done just now. Earlier actions are claimed only if this device knows that they were not paid. */
  isNew: boolean
}

export type PaidClaim = CallableOutput<"points-claim_action">

type Parts = { values: DeviceValues; now: () => number }

const key = "cf_claims"
/** Milliseconds until a read that was not counted yet is claimed again. */
const secondTry = 30_000

const triedAgainOf = scoped(() => new Set<string>())

/** Claims points on this device, each once. Refusals are silent, as nothing was promised. */
export function createClaimMutation({ values, now }: Parts): Mutation<ClaimInput, PaidClaim> {
  const today = () => new Date(now()).toISOString().slice(0, 10)
  const readOf = (userId: string): Claimed => {
    const saved = values.read(key, isClaimed)
    return saved?.userId === userId ? saved : nothingClaimed(userId)
  }
  const remember = (userId: string, input: ClaimInput, code: ApiErrorCode | null) =>
    values.write(key, afterAnswer(readOf(userId), input, code, today()))
  return {
    kind: "claim",
    isInput,
    subject: ({ action, tileId }) => `${action}_${tileId}`,
    merge: () => null,
    // Claims for reading are sent with the reads.
    delay: ({ action }) => (action === "read_a_tile" ? 5000 : 300),
    // Its evidence is sent before.
    isLast: true,
    admit(input, userId) {
      const claimed = readOf(userId)
      return mayClaim(claimed, input, today()) && (input.isNew || isOpen(claimed, input)) ? input : null
    },
    send: ([{ action, tileId }], init) =>
      call("points-claim_action", { action, ...(tileId !== "" && { tileId }) }, init),
    commit: (input, _paid, { userId }) => remember(userId, input, null),
    revert(input, { code }, { userId, scope, again }) {
      remember(userId, input, code)
      const [triedAgain, subject] = [triedAgainOf(scope), subjectOf(input)]
      if (code !== "points/not-yet" || input.tileId === "" || triedAgain.has(subject)) return
      triedAgain.add(subject)
      again(secondTry, { ...input, isNew: true })
    },
  }
}

export const claimMutation = createClaimMutation({ values: deviceValues, now: Date.now })

function isInput(value: unknown): value is ClaimInput {
  const { action, tileId, isNew } = fieldsOf(value)
  return earnActions.some((each) => each === action) && typeof tileId === "string" && typeof isNew === "boolean"
}
