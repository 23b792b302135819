import type { ErrorCode } from "@confetti/contract/errors"
import { expect, it } from "vitest"
import { pageData } from "../../../../test/world.ts"
import { ApiError } from "../../../platform/api.ts"
import { createSessionScopes } from "../../../platform/session-scope.ts"
import { type ClaimInput, createClaimMutation } from "./claim-mutation.ts"

/** A device of somebody's: what is asked for on it. */
function deviceOf(userId: string) {
  const saved = new Map<string, unknown>()
  const asked: string[] = []
  const later: (() => void)[] = []
  const world = { now: Date.parse("2026-06-01T23:00:00Z") }
  const mutation = createClaimMutation({
    values: {
      names: () => [...saved.keys()],
      read: (name, isValid) => {
        const value = saved.get(name)
        return isValid(value) ? value : null
      },
      write: (name, value) => void saved.set(name, value),
      remove: (name) => void saved.delete(name),
    },
    now: () => world.now,
  })
  const inputOf = (action: ClaimInput["action"], tileId: string, isNew = true): ClaimInput => ({
    action,
    tileId,
    isNew,
  })
  const enqueue = (input: ClaimInput) => {
    if (mutation.admit?.(input, userId)) asked.push(`${input.action} ${input.tileId}`.trim())
  }
  const scope = createSessionScopes(pageData()).get()
  const by = { userId, scope, again: (_ms: number, input: ClaimInput) => void later.push(() => enqueue(input)) }
  return {
    claim: (...of: Parameters<typeof inputOf>) => enqueue(inputOf(...of)),
    pay: (action: ClaimInput["action"], tileId: string) =>
      mutation.commit?.(inputOf(action, tileId), { action, points: 5, balance: 5, held: 0 }, by),
    refuse: (action: ClaimInput["action"], tileId: string, code: ErrorCode) =>
      mutation.revert?.(inputOf(action, tileId), new ApiError(code, "No."), by),
    asked,
    world,
    passTime: () => later.splice(0).forEach((act) => act()),
  }
}

it("asks once for each", () => {
  const device = deviceOf("ada")
  device.claim("share", "a")
  device.pay("share", "a")
  device.claim("share", "a")
  device.claim("share", "b")
  expect(device.asked).toEqual(["share a", "share b"])
})

it("asks for what was read elsewhere only where it knows that it was not paid", () => {
  const device = deviceOf("ada")
  device.claim("read_a_tile", "a", false)
  device.claim("read_a_tile", "b")
  device.refuse("read_a_tile", "b", "points/daily-cap")
  device.claim("read_a_tile", "b", false)
  device.world.now += 2 * 3_600_000
  device.claim("read_a_tile", "b", false)
  expect(device.asked).toEqual(["read_a_tile b", "read_a_tile b"])
})

it("asks once more, later, for a read that was not counted yet, and drops every other refusal in silence", () => {
  const device = deviceOf("ada")
  device.refuse("read_a_tile", "a", "points/not-yet")
  device.refuse("complete_account", "", "points/not-yet")
  device.refuse("share", "a", "points/already-paid")
  device.passTime()
  device.refuse("read_a_tile", "a", "points/not-yet")
  device.passTime()
  expect(device.asked).toEqual(["read_a_tile a"])
})

it("asks for a read that came too soon whenever its tile is met, until it is paid", () => {
  const device = deviceOf("ada")
  device.refuse("read_a_tile", "a", "points/not-yet")
  device.claim("read_a_tile", "a", false)
  device.claim("read_a_tile", "b", false)
  device.refuse("read_a_tile", "a", "points/already-paid")
  device.claim("read_a_tile", "a", false)
  expect(device.asked).toEqual(["read_a_tile a"])
})
