import type { ErrorCode } from "@confetti/contract/errors"
import { expect, it } from "vitest"
import { ApiError } from "../api.ts"
import { createClaims, type PaidClaim } from "./claims.ts"
import type { Claim } from "./intent.ts"
import type { Outcome } from "./outcome.ts"

/** A device of somebody's, or of nobody's: what is asked for on it, and what is paid. */
function deviceOf(userId: string | null) {
  const kept = new Map<string, unknown>()
  const posted: string[] = []
  const paid: number[] = []
  const later: (() => void)[] = []
  const world = { now: Date.parse("2026-06-01T23:00:00Z"), owner: userId }
  const claims = createClaims({
    values: {
      names: () => [...kept.keys()],
      read: (name, isValid) => {
        const value = kept.get(name)
        return isValid(value) ? value : null
      },
      write: (name, value) => void kept.set(name, value),
      remove: (isIt) => {
        for (const name of kept.keys()) if (isIt(name)) kept.delete(name)
      },
    },
    owner: () => world.owner,
    post: ({ action, tileId }) => void posted.push(`${action} ${tileId}`.trim()),
    now: () => world.now,
    after: (_ms, act) => void later.push(act),
  })
  claims.hearPaid(({ points }) => void paid.push(points))
  const settle = (action: Claim["action"], tileId: string, outcome: Outcome) =>
    claims.settle({ kind: "claim", action, tileId, id: "1", userId: userId ?? "", place: 1, tries: 0 }, outcome)
  return { ...claims, settle, posted, paid, world, passTime: () => later.splice(0).forEach((act) => act()) }
}

const paid = (points: number): Outcome => ({
  is: "taken",
  answer: { action: "share", points, balance: points, held: 0 } satisfies PaidClaim,
})
const refused = (code: ErrorCode): Outcome => ({ is: "refused", error: new ApiError(code, "No.") })

it("asks once for each, and tells what was paid", () => {
  const device = deviceOf("ada")
  device.claim("share", "a")
  device.settle("share", "a", paid(5))
  device.claim("share", "a")
  device.claim("share", "b")
  expect(device.posted).toEqual(["share a", "share b"])
  expect(device.paid).toEqual([5])
})

it("asks for nothing where nobody is signed in, and again for whoever comes next", () => {
  const device = deviceOf(null)
  device.claim("share", "a")
  device.world.owner = "ben"
  device.claim("share", "a")
  expect(device.posted).toEqual(["share a"])
})

it("asks for what was read elsewhere only where it knows that it was not paid", () => {
  const device = deviceOf("ada")
  device.claim("read_a_tile", "a", false)
  device.claim("read_a_tile", "b")
  device.settle("read_a_tile", "b", refused("points/daily-cap"))
  device.claim("read_a_tile", "b", false)
  device.world.now += 2 * 3_600_000
  device.claim("read_a_tile", "b", false)
  expect(device.posted).toEqual(["read_a_tile b", "read_a_tile b"])
})

it("asks once more, later, for a read that was not counted yet, and drops every other refusal in silence", () => {
  const device = deviceOf("ada")
  device.settle("read_a_tile", "a", refused("points/not-yet"))
  device.settle("complete_account", "", refused("points/not-yet"))
  device.settle("share", "a", refused("points/already-paid"))
  device.passTime()
  device.settle("read_a_tile", "a", refused("points/not-yet"))
  device.passTime()
  expect(device.posted).toEqual(["read_a_tile a"])
  expect(device.paid).toEqual([])
})

it("asks for nothing of somebody who has left meanwhile", () => {
  const device = deviceOf("ada")
  device.settle("read_a_tile", "a", refused("points/not-yet"))
  device.world.owner = "ben"
  device.passTime()
  expect(device.posted).toEqual([])
})
