import type { TileDraft } from "@confetti/contract/tile-draft"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { drafts, emptyDraft } from "../../../../test/some-drafts.ts"
import { isSameValue } from "../compare/draft-parts.ts"
import { type AutosaveState, isSafe, nextAutosave, saveToSend, startOf, statusOf } from "./autosave-state.ts"

const first = emptyDraft()
const second = emptyDraft({ title: "Bread rises overnight" })
const third = emptyDraft({ title: "Bread sinks" })

type Answer = { version: number } | { conflict: number }

/** The server's side of a save, as `studio-save_tile` has it: keys are replayed, and what is there already is saved. */
function createServer(draft: TileDraft) {
  const tile = { version: 1, draft, past: [draft] }
  const answers = new Map<string, Answer>()
  const save = (key: string, base: number, next: TileDraft): Answer => {
    const answer: Answer = isSameValue(next, tile.draft)
      ? { version: tile.version }
      : base === tile.version
        ? { version: tile.version + 1 }
        : { conflict: tile.version }
    const replayed = answers.get(key)
    if (replayed) return replayed
    answers.set(key, answer)
    if ("version" in answer && answer.version > tile.version) {
      Object.assign(tile, { version: answer.version, draft: next })
      tile.past.push(next)
    }
    return answer
  }
  return { tile, save }
}

let keys = 0
const newKey = () => `key-${keys++}`

type Fate = "answered" | "answer lost" | "never arrived"

function send(state: AutosaveState, server: ReturnType<typeof createServer>, fate: Fate): AutosaveState {
  const save = saveToSend(state, newKey)
  if (!save) return state
  const sent = nextAutosave(state, { type: "sent", save })
  const failure = { kind: "unreachable", message: "" } as const
  if (fate === "never arrived") return nextAutosave(sent, { type: "failed", failure })
  const answer = server.save(save.key, save.base, save.draft)
  if (fate === "answer lost") return nextAutosave(sent, { type: "failed", failure })
  return "version" in answer
    ? nextAutosave(sent, { type: "saved", version: answer.version })
    : nextAutosave(sent, { type: "conflicted", version: answer.conflict })
}

const fates = fc.constantFrom<Fate>("answered", "answer lost", "never arrived")

describe("autosave", () => {
  it("is never in conflict with itself, and the server ends with what was typed last, whatever is lost on the way", () => {
    fc.assert(
      fc.property(drafts, fc.array(fc.oneof(drafts, fates), { maxLength: 30 }), (begun, steps) => {
        const server = createServer(begun)
        let state = startOf(1, begun)
        for (const step of steps)
          state =
            typeof step === "string" ? send(state, server, step) : nextAutosave(state, { type: "edited", draft: step })
        // The connection is back: what waits, and what was typed since.
        for (let tries = 0; tries < 2; tries++) state = send(state, server, "answered")
        expect(state.conflict).toBeNull()
        expect(server.tile.draft).toEqual(state.draft)
        expect(statusOf(state, true)).toBe("saved")
      }),
    )
  })

  it("meets a conflict where somebody else saved, and then overwrites nothing until it is settled", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(drafts, fates), { maxLength: 20 }), (steps) => {
        const server = createServer(first)
        server.save("theirs", 1, second)
        let state = nextAutosave(startOf(1, first), { type: "edited", draft: third })
        for (const step of steps)
          state =
            typeof step === "string" ? send(state, server, step) : nextAutosave(state, { type: "edited", draft: step })
        expect(server.tile.draft).toEqual(second)
        if (state.conflict) expect(saveToSend(state, newKey)).toBeNull()
      }),
    )
  })

  it("saves what was settled in place of theirs", () => {
    const server = createServer(first)
    server.save("theirs", 1, second)
    let state = send(nextAutosave(startOf(1, first), { type: "edited", draft: third }), server, "answered")
    expect(statusOf(state, true)).toBe("conflict")
    state = nextAutosave(state, { type: "settled", version: 2, theirs: second, draft: third })
    state = send(state, server, "answered")
    expect([server.tile.draft.title, statusOf(state, true)]).toEqual([third.title, "saved"])
  })

  it("sends one save at a time", () => {
    const edited = nextAutosave(startOf(1, first), { type: "edited", draft: second })
    const save = saveToSend(edited, newKey)
    if (!save) throw new Error("nothing is sent")
    const sent = nextAutosave(edited, { type: "sent", save })
    expect(saveToSend(nextAutosave(sent, { type: "edited", draft: third }), newKey)).toBeNull()
  })

  it("does not send again what was refused, until something else is typed", () => {
    const edited = nextAutosave(startOf(1, first), { type: "edited", draft: second })
    const refused = nextAutosave(edited, { type: "failed", failure: { kind: "refused", message: "Too long." } })
    expect([saveToSend(refused, newKey), statusOf(refused, true)]).toEqual([null, "refused"])
    expect(saveToSend(nextAutosave(refused, { type: "edited", draft: third }), newKey)?.draft).toBe(third)
  })

  it("lets the page go only where the device or the server has everything", () => {
    const edited = nextAutosave(startOf(1, first), { type: "edited", draft: second })
    expect([isSafe(startOf(1, first)), isSafe(edited)]).toEqual([true, false])
    const saved = nextAutosave(edited, { type: "kept", draft: second })
    expect([isSafe(saved), statusOf(saved, false)]).toEqual([true, "offline"])
    expect(isSafe(nextAutosave(saved, { type: "edited", draft: third }))).toBe(false)
  })

  it("keeps what was typed while a step was under way", () => {
    const typed = nextAutosave(startOf(1, first), { type: "edited", draft: second })
    const published = { ...first, published: "2026-11-23T09:00Z" }
    const state = nextAutosave(typed, { type: "advanced", version: 2, draft: published })
    expect(state.draft).toEqual({ ...published, title: second.title })
    expect(saveToSend(state, newKey)?.base).toBe(2)
  })
})
