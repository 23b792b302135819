import { isOpen, nextRedemption, type RedemptionState, type RedemptionStep } from "@confetti/domain/redemption"
import type { Deed } from "./step.ts"

export const costs = { cheap: 100, dear: 250 } as const
export const awardPoints = 200

type Redeemed = { item: keyof typeof costs; state: RedemptionState }

/** What must have become of a person after what was done: the whole truth, in memory and without a crash. */
export type Model = { points: number; held: number; awarded: Set<number>; redeemed: Redeemed[]; isErased: boolean }

export function newModel(): Model {
  return { points: 0, held: 0, awarded: new Set(), redeemed: [], isErased: false }
}

/** Says of a deed which redemption it is about, by its number among all. */
export function aimed({ redeemed }: Model, deed: Deed): Deed {
  if (!("which" in deed)) return deed
  const open = [...redeemed.keys()].filter((at) => isOpen((redeemed[at] as Redeemed).state))
  const among = open.length > 0 ? open : [...redeemed.keys()]
  return { ...deed, which: among[deed.which % Math.max(1, among.length)] ?? 0 }
}

/** Does it to the model, and says whether it must succeed. */
export function applyTo(model: Model, deed: Deed): boolean {
  if (deed.do === "work") return workOn(model)
  if (deed.do === "erase") return erase(model)
  if (model.isErased) return false
  if (deed.do === "award") return award(model, deed.subject)
  if (deed.do === "redeem") return redeem(model, deed.item)
  const redemption = model.redeemed[deed.which]
  return redemption !== undefined && advance(model, redemption, deed.do)
}

function workOn(model: Model): true {
  if (!model.isErased)
    for (const redemption of model.redeemed) if (redemption.state === "held") advance(model, redemption, "confirm")
  return true
}

function erase(model: Model): true {
  model.isErased = true
  return true
}

function award(model: Model, subject: number): boolean {
  if (model.awarded.has(subject)) return false
  model.awarded.add(subject)
  model.points += awardPoints
  return true
}

function redeem(model: Model, item: keyof typeof costs): boolean {
  if (model.points < costs[item]) return false
  model.points -= costs[item]
  model.held += costs[item]
  model.redeemed.push({ item, state: "held" })
  return true
}

function advance(model: Model, redemption: Redeemed, step: RedemptionStep): boolean {
  const next = nextRedemption(redemption.state, step)
  if (next === null) return false
  redemption.state = next
  const cost = costs[redemption.item]
  if (next === "shipped" || next === "refunded") model.held -= cost
  if (next === "refunded") model.points += cost
  return true
}

/** How many pieces they have, or are on their way to them. Who was erased keeps what was sent. */
export function piecesOf({ redeemed, isErased }: Model): number {
  return redeemed.filter(({ state }) => (isErased ? state === "shipped" : state !== "refunded")).length
}
