import { describe, expect, it } from "vitest"
import { newBaw, withWord } from "../../../../test/fake-games-baw.ts"
import { createStore } from "../../../platform/create-store.ts"
import type { PlayState } from "../open-play.ts"
import { type BawEvent, openEntry } from "./open-entry.ts"

function board({ isOnline = true } = {}) {
  let play = newBaw()
  const store = createStore<PlayState>({ play, waiting: [], refusal: null, error: null })
  const sent: string[] = []
  const guess = (word: string) => {
    sent.push(word)
    store.set({ ...store.get(), waiting: [...store.get().waiting, word] })
  }
  const entry = openEntry({ play: { get: store.get, on: store.on, guess }, isOnline: () => isOnline })
  entry.follow()
  const events: BawEvent[] = []
  entry.events.on((each) => events.push(each))
  const enter = (word: string) => {
    for (const letter of word) entry.type(letter)
    entry.enter()
  }
  const leave = (word: string) => store.get().waiting.filter((each) => each !== word)
  const accept = (word: string) => {
    play = withWord(play, word)
    store.set({ ...store.get(), play, waiting: leave(word) })
  }
  const refuse = (word: string, code: "game/not-a-word" | "game/not-today") => {
    const refusal = { word, code, message: "No.", number: 1 }
    store.set({ ...store.get(), waiting: leave(word), refusal })
  }
  const said = () => entry.get().notice?.text
  return { entry, sent, events, enter, accept, refuse, said }
}

describe("what is typed", () => {
  it("takes the ring's letters, and says no softly to others", () => {
    const { entry, said } = board()
    for (const letter of "eaq") entry.type(letter)
    expect(entry.get().typed).toBe("ea")
    expect(said()).toBe("Q is not one of the letters")
  })

  it("is sent when it is entered, and the next word can be typed at once", () => {
    const { entry, sent, enter } = board()
    enter("eagle")
    entry.type("g")
    expect(sent).toEqual(["eagle"])
    expect(entry.get().typed).toBe("g")
  })

  it.each([
    ["gel", "Too short"],
    ["tally", "Needs the E"],
  ])("is not sent where it can't be a word: %s", (word, text) => {
    const { sent, enter, said } = board()
    enter(word)
    expect(said()).toBe(text)
    expect(sent).toEqual([])
  })

  it("is not sent twice", () => {
    const { sent, enter, accept, said } = board()
    enter("eagle")
    enter("eagle")
    expect(said()).toBe("Already sent")
    accept("eagle")
    enter("eagle")
    expect(said()).toBe("Already found")
    expect(sent).toEqual(["eagle"])
  })

  it("can be mended after it was refused, from its last letter", () => {
    const { entry, enter, refuse } = board()
    enter("eaglet")
    refuse("eaglet", "game/not-a-word")
    entry.erase()
    expect(entry.get()).toMatchObject({ typed: "eagle", notice: null })
  })

  it("is not empty because nothing was typed", () => {
    const { entry, sent } = board()
    entry.erase()
    entry.enter()
    expect(sent).toEqual([])
    expect(entry.get()).toMatchObject({ typed: "", notice: null })
  })
})

describe("what is said", () => {
  it("praises a word with its points, and names a rank that was reached", () => {
    const { entry, enter, accept, events } = board()
    enter("gentle")
    accept("gentle")
    expect(entry.get().notice).toMatchObject({ tone: "found", word: "gentle", points: 6, rank: "pinch" })
    expect(events).toHaveLength(1)
  })

  it("cheers for a pangram, and says what is a bonus", () => {
    const { entry, enter, accept } = board()
    enter("elegantly")
    accept("elegantly")
    expect(entry.get().notice).toMatchObject({ tone: "pangram", text: "Pangram!", points: 16 })
    enter("teen")
    accept("teen")
    expect(entry.get().notice).toMatchObject({ text: "Bonus word", points: 1 })
  })

  it("has nothing to say of what another device found", () => {
    const { entry, accept, events } = board()
    accept("gene")
    expect(entry.get().notice).toBeNull()
    expect(events).toEqual([])
  })

  it("says that a word waits where there is no connection", () => {
    const { enter, said } = board({ isOnline: false })
    enter("eagle")
    expect(said()).toBe("Waiting for a connection")
  })

  it("gives a word back whose day has just ended", () => {
    const { entry, enter, refuse, said } = board()
    enter("eagle")
    refuse("eagle", "game/not-today")
    expect(entry.get().typed).toBe("eagle")
    expect(said()).toContain("practising")
  })

  it("is over once it was read", () => {
    const { entry, enter } = board()
    enter("gel")
    entry.settle()
    expect(entry.get()).toMatchObject({ notice: null, entered: null })
  })
})
