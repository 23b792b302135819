import { carrierNetworks } from "./honest.ts"
import { type Chance, day, hour, minute, type SimPerson, second } from "./sim-person.ts"

export type RingShape = {
  name: string
  /** How many an account brings before the next one does; "any" for a random one each time, "first" for the roots alone. */
  each: number | "any" | "first"
  /** How long the whole of it takes. */
  days: number
  /** How many of its twelve networks are a carrier's, among honest people. */
  onCarrier?: number
  /** The roots know nothing of each other: nobody invited them. */
  isSplit?: boolean
  /** Trees of an inviter and two friends, which know nothing of each other. */
  isTrios?: boolean
  /** Also tried on the simpler limits. */
  isCompared?: boolean
}

export const ringShapes: readonly RingShape[] = [
  { name: "roots alone, 10 days", each: "first", days: 10, isCompared: true },
  { name: "wide, 10 days", each: 19, days: 10 },
  { name: "deep, 10 days", each: 3, days: 10 },
  { name: "any, 10 days", each: "any", days: 10, isCompared: true },
  { name: "wide, 90 days", each: 19, days: 90 },
  { name: "any, 90 days", each: "any", days: 90 },
  { name: "any, 10 days, 4 on carriers", each: "any", days: 10, onCarrier: 4 },
  { name: "any, 10 days, three trees", each: "any", days: 10, isSplit: true },
  { name: "trees of three, 10 days", each: 2, days: 10, isTrios: true, isCompared: true },
  { name: "trees of three, an hour", each: 2, days: 1 / 24, isTrios: true },
]

const size = 1000
const roots = 3
const phones = 20
const ringNetworks = 12
/** No account brings more: the cap of 20 would stop it. */
const mostBrought = 19
/** Far from everybody else's numbers. */
const base = 10_000_000

/**
 * A ring of a thousand accounts from three roots, made on twenty phones one after the other, each phone on one of twelve networks
 * and now and then on another. Half of the phones are reset before each account. A third reads as fast as it goes, a third takes
 * minutes, a third hours. `at` is where its first account will stand in the list of everybody.
 */
export function ringAccounts(shape: RingShape, start: number, at: number, chance: Chance): SimPerson[] {
  const { days, onCarrier = 0, isSplit = false, isTrios = false } = shape
  const brought: number[] = []
  let device = base + phones
  return Array.from({ length: size }, (_, index) => {
    const phone = index % phones
    const network = chance.isTrue(0.15) ? chance.whole(0, ringNetworks - 1) : phone % ringNetworks
    const isRoot = isTrios ? index % 3 === 0 : index < (isSplit ? roots : 1)
    brought.push(0)
    return {
      joinsAt: start + (index / size) * days * day + chance.next() * 10 * minute,
      inviter: isRoot ? null : at + (isTrios ? index - (index % 3) : inviterOf(index, shape, brought, chance)),
      networks: [network < onCarrier ? (network * 37) % carrierNetworks : base + network],
      devices: [phone % 2 === 1 ? device++ : base + phone],
      settlesAfter: readingTime(chance),
      isRing: true,
    }
  })
}

/** In one tree, the first account brings the other roots. */
function inviterOf(index: number, { each }: RingShape, brought: number[], chance: Chance): number {
  if (index < roots) return 0
  if (each === "first") return index % roots
  let inviter = each === "any" ? chance.whole(0, index - 1) : brought.findIndex((count) => count < each)
  while ((brought[inviter] ?? 0) >= mostBrought) inviter = chance.whole(0, index - 1)
  brought[inviter] = (brought[inviter] ?? 0) + 1
  return inviter
}

function readingTime(chance: Chance): number {
  const speeds = [
    () => chance.whole(35, 120) * second,
    () => chance.whole(3, 30) * minute,
    () => chance.whole(1, 20) * hour,
  ]
  return chance.pick(speeds)()
}
