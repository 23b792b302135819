import { minute } from "@confetti/domain/durations"
import type { ItemKind } from "@confetti/domain/rewards/item-kind"
import type { ParcelFate } from "@confetti/domain/rewards/parcel"
import {
  firstState,
  isOpen,
  nextRedemption,
  type RedemptionState,
  type RedemptionStep,
} from "@confetti/domain/rewards/redemption"
import type { Action, SentAction, ThoughtAction } from "./step.ts"
import { applyThought, newThoughts, type ThoughtsModel } from "./thoughts-model.ts"

/** The cheap one leaves a person with less than a thought has brought, sometimes. */
export const costs = { cheap: 103, dear: 250, perk: 25 } as const
export const kinds = { cheap: "goods", dear: "goods", perk: "hue" } as const satisfies Record<
  keyof typeof costs,
  ItemKind
>
export const awardPoints = 200
const mostToAddress = 6

type Redeemed = {
  item: keyof typeof costs
  state: RedemptionState
  isUnderReview: boolean
  /** Which of its parcels it is about, from 1. What is spent is spent with the first. */
  parcel: number
}

/** The expected state of a person after all steps: the whole truth, in memory and without crashes. */
export type Model = {
  points: number
  held: number
  awarded: Set<number>
  redeemed: Redeemed[]
  /** How many of their parcels were lost, and how many came back. */
  failed: Record<ParcelFate, number>
  thoughts: ThoughtsModel
  isErased: boolean
  isNew: boolean
}

export function newModel(isNew: boolean): Model {
  return {
    points: 0,
    held: 0,
    awarded: new Set(),
    redeemed: [],
    failed: { lost: 0, returned: 0 },
    thoughts: newThoughts(),
    isErased: false,
    isNew,
  }
}

/** Says of an action which redemption or thought it is about, by its number among all. */
export function aimed({ redeemed, thoughts, isNew }: Model, action: Action): Action {
  // A new account stays one for as long as this history lasts.
  if (action.do === "wait") return { ...action, ms: isNew ? Math.min(action.ms, 20 * minute) : action.ms }
  if (!("which" in action)) return action
  if (isAboutThought(action)) return { ...action, which: action.which % Math.max(1, thoughts.written.length) }
  const isMeant = isAboutSent(action) ? isSent : ({ state }: Redeemed) => isOpen(state)
  const meant = [...redeemed.keys()].filter((at) => isMeant(redeemed[at] as Redeemed))
  const among = meant.length > 0 ? meant : [...redeemed.keys()]
  return { ...action, which: among[action.which % Math.max(1, among.length)] ?? 0 }
}

const aboutRedemptions = ["cancel", "approve", "pack", "ship", "refund", "deliver", "resolve"]

function isAboutSent(action: Action): action is SentAction {
  return action.do === "deliver" || action.do === "resolve"
}

function isSent({ state }: Redeemed): boolean {
  return state === "shipped" || state === "delivered"
}

function isAboutThought(action: Action): action is ThoughtAction {
  return action.do === "write" || ("which" in action && !aboutRedemptions.includes(action.do))
}

/** Does it to the model, and says whether it must succeed. */
export function applyTo(model: Model, action: Action, now: number): boolean {
  if (action.do === "wait") return true
  if (action.do === "work") return workOn(model)
  if (action.do === "erase") return erase(model)
  if (model.isErased) return action.do === "unmark"
  if (isAboutThought(action)) return applyThought(model, action, now)
  if (action.do === "award") return award(model, action.subject)
  if (action.do === "redeem") return redeem(model, action.item)
  if (action.do === "choose") return hasPerk(model)
  const redemption = model.redeemed[action.which]
  if (action.do === "approve") return redemption !== undefined && approve(redemption)
  if (action.do === "resolve") return redemption !== undefined && resolve(model, redemption, action)
  return redemption !== undefined && advance(model, redemption, action.do)
}

function workOn(model: Model): true {
  if (!model.isErased)
    for (const redemption of model.redeemed)
      if (redemption.state === "held" && !redemption.isUnderReview) advance(model, redemption, "confirm")
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
  const isDigital = kinds[item] !== "goods"
  if (model.points < costs[item] || (isDigital && hasPerk(model))) return false
  model.points -= costs[item]
  if (!isDigital) model.held += costs[item]
  model.redeemed.push({
    item,
    state: firstState(kinds[item]),
    isUnderReview: !isDigital && isLookedAt(model),
    parcel: 1,
  })
  return true
}

function hasPerk({ redeemed }: Model): boolean {
  return redeemed.some(({ item }) => item === "perk")
}

/** A new account to which nothing was sent, and the sixth parcel to one address in a month. Each person has an address of their own. */
function isLookedAt({ isNew, redeemed }: Model): boolean {
  const hasReceived = redeemed.some(isSent)
  return (isNew && !hasReceived) || parcelsOf(redeemed).length >= mostToAddress
}

/** Unsent orders have no address. */
function parcelsOf(redeemed: readonly Redeemed[]): Redeemed[] {
  return redeemed.filter(({ item, state }) => kinds[item] === "goods" && state !== "refunded")
}

function approve(redemption: Redeemed): boolean {
  if (redemption.state !== "held" || !redemption.isUnderReview) return false
  redemption.isUnderReview = false
  return true
}

function advance(model: Model, redemption: Redeemed, step: RedemptionStep): boolean {
  const next = nextRedemption(redemption.state, step)
  if (next === null) return false
  redemption.state = next
  const cost = costs[redemption.item]
  if (redemption.parcel === 1 && (next === "shipped" || next === "refunded")) model.held -= cost
  if (next === "refunded") model.points += cost
  return true
}

/** Once a parcel: whoever tells of one a second time is refused, and so is a third parcel. */
function resolve(
  model: Model,
  redemption: Redeemed,
  { parcel, fate, remedy }: Extract<SentAction, { do: "resolve" }>,
): boolean {
  if (!isSent(redemption) || redemption.parcel !== parcel || (remedy === "resend" && parcel === 2)) return false
  model.failed[fate] += 1
  if (remedy === "refund") {
    redemption.state = "refunded"
    model.points += costs[redemption.item]
  } else {
    redemption.state = "confirmed"
    redemption.parcel = 2
  }
  return true
}

/** How many pieces they have, or are on their way to them. Who was erased keeps what was sent. */
export function piecesOf({ redeemed, isErased }: Model): number {
  return parcelsOf(redeemed).filter((redemption) => !isErased || isSent(redemption)).length
}
