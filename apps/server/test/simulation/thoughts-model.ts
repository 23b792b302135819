import { day, minute } from "@confetti/domain/durations"
import { waysToEarn } from "@confetti/domain/points/action-points"
import { nextReview, type ReviewState } from "@confetti/domain/thoughts/thought-review"
import { floodAfter, thoughtsRead } from "@confetti/domain/thoughts/thought-trust"
import type { ThoughtAction } from "./step.ts"

export type ModelThought = {
  state: ReviewState
  points: number
  /** How many were withdrawn. */
  taken: number
  isDeleted: boolean
  hasAppealed: boolean
  isMarked: boolean
  /** By three people, who report it once; waiting until somebody has looked. */
  reports: "none" | "waiting" | "looked at"
}

export type ThoughtsModel = {
  written: ModelThought[]
  writtenAt: number[]
  paidAt: number[]
  /** How many a reviewer has let stand since one was taken down. */
  approved: number
  /** The outcome of the three reports. */
  heeded: number
  inVain: number
}

/** A writer, and what they have. */
type Writer = { points: number; thoughts: ThoughtsModel }

export function newThoughts(): ThoughtsModel {
  return { written: [], writtenAt: [], paidAt: [], approved: 0, heeded: 0, inVain: 0 }
}

const { points: worth, perDay } = waysToEarn.create_a_thought
const mostInHour = 10
const mostInVain = 5

/** Does it to the model, and says whether it must succeed. */
export function applyThought(model: Writer, action: ThoughtAction, now: number): boolean {
  if (action.do === "write") return write(model, now)
  const thought = model.thoughts.written[action.which]
  if (action.do === "unmark") return unmark(thought)
  if (!thought) return false
  if (action.do === "delete") return remove(model, thought)
  if (thought.isDeleted) return false
  if (action.do === "mark") return mark(thought)
  if (action.do === "report") return report(model, thought)
  if (action.do === "appeal") return appeal(thought)
  if (action.do === "reject-thought") return reject(model, thought)
  return letStand(model, thought, action.do === "restore-thought" ? "restore" : "approve", now)
}

function write(model: Writer, now: number): boolean {
  const { written, writtenAt, approved } = model.thoughts
  if (writtenAt.filter((at) => at > now - 60 * minute).length >= mostInHour) return false
  const isFlood = writtenAt.filter((at) => at > now - 10 * minute).length >= floodAfter
  const state = approved < thoughtsRead || isFlood ? "needsReview" : "approved"
  const thought: ModelThought = {
    state,
    points: 0,
    taken: 0,
    isDeleted: false,
    hasAppealed: false,
    isMarked: false,
    reports: "none",
  }
  written.push(thought)
  writtenAt.push(now)
  if (state === "approved") pay(model, thought, now)
  return true
}

function pay(model: Writer, thought: ModelThought, now: number): void {
  const { paidAt } = model.thoughts
  if (thought.taken === 0 && thought.points > 0) return
  const isFirst = thought.taken === 0
  if (isFirst && paidAt.filter((at) => at >= now - (now % day)).length >= perDay) return
  if (isFirst) paidAt.push(now)
  const points = isFirst ? worth : thought.taken
  thought.points += points
  thought.taken = 0
  model.points += points
}

function takeBack(model: Writer, thought: ModelThought): void {
  const points = Math.min(thought.points, model.points)
  thought.points -= points
  thought.taken += points
  model.points -= points
}

function letStand(model: Writer, thought: ModelThought, step: "approve" | "restore", now: number): boolean {
  const next = nextReview(thought.state, step)
  if (next === null) return false
  settle(model, thought, "inVain")
  thought.state = next
  pay(model, thought, now)
  model.thoughts.approved += 1
  return true
}

function reject(model: Writer, thought: ModelThought): boolean {
  const next = nextReview(thought.state, "reject")
  if (next === null) return false
  settle(model, thought, "heeded")
  thought.state = next
  takeBack(model, thought)
  model.thoughts.approved = 0
  return true
}

function settle({ thoughts }: Writer, thought: ModelThought, outcome: "heeded" | "inVain"): void {
  if (thought.reports !== "waiting") return
  thought.reports = "looked at"
  thoughts[outcome] += 1
}

function appeal(thought: ModelThought): boolean {
  const next = thought.hasAppealed ? null : nextReview(thought.state, "appeal")
  if (next === null) return false
  thought.state = next
  thought.hasAppealed = true
  return true
}

function remove(model: Writer, thought: ModelThought): boolean {
  if (thought.isDeleted) return true
  if (thought.state !== "approved") takeBack(model, thought)
  thought.isDeleted = true
  return true
}

/** Three people report it, one after the other. The third hides it, where they are still believed. */
function report({ thoughts }: Writer, thought: ModelThought): boolean {
  if (thought.state !== "approved") return false
  if (thought.reports !== "none") return true
  thought.reports = "waiting"
  if (thoughts.inVain - thoughts.heeded < mostInVain) thought.state = "needsReview"
  return true
}

function mark(thought: ModelThought): boolean {
  if (thought.state !== "approved") return false
  thought.isMarked = true
  return true
}

/** Also of what is gone, or never was. */
function unmark(thought: ModelThought | undefined): true {
  if (thought) thought.isMarked = false
  return true
}
