import { beforeEach, describe, expect, it } from "vitest"
import { createReader, type Reader, type Speaker } from "./create-reader.ts"

/** A voice that says what it is told when the test lets it. */
function fakeSpeaker() {
  const said: SpeechSynthesisUtterance[] = []
  let queue: SpeechSynthesisUtterance[] = []
  const fail = (utterance: SpeechSynthesisUtterance | undefined, error: SpeechSynthesisErrorCode) =>
    utterance?.dispatchEvent(Object.assign(new Event("error"), { error }))
  const speaker: Speaker = {
    speak(utterance) {
      queue.push(utterance)
      said.push(utterance)
    },
    cancel() {
      const dropped = queue
      queue = []
      for (const each of dropped) fail(each, "canceled")
    },
  }
  return {
    speaker,
    said: () => said.map(({ text }) => text),
    rates: () => said.map(({ rate }) => rate),
    /** The line under way comes to its end. */
    finish: () => queue.shift()?.dispatchEvent(new Event("end")),
    fail: (error: SpeechSynthesisErrorCode) => fail(queue.shift(), error),
    isSilent: () => queue.length === 0,
  }
}

const lines = [
  { paragraph: 0, text: "title" },
  { paragraph: 1, text: "a" },
  { paragraph: 1, text: "b" },
  { paragraph: 2, text: "c" },
]

let voice: ReturnType<typeof fakeSpeaker>
let reader: Reader

beforeEach(() => {
  voice = fakeSpeaker()
  const utter = (text: string) => Object.assign(new EventTarget(), { text, rate: 1 }) as SpeechSynthesisUtterance
  reader = createReader({ lines, speaker: voice.speaker, utter, rate: 1 })
})

const finish = (count: number) => {
  for (let line = 0; line < count; line++) voice.finish()
}

describe("a story that is read aloud", () => {
  it("is said line by line, and is over after the last", () => {
    reader.play()
    finish(2)
    expect(reader.get()).toEqual({ phase: "playing", paragraph: 1, error: null })
    finish(2)
    expect(voice.said()).toEqual(["title", "a", "b", "c"])
    expect(reader.get().phase).toBe("over")
    reader.play()
    expect(voice.said().at(-1)).toBe("title")
  })

  it("is silent while it is paused, and then says the same line again", () => {
    reader.play()
    finish(2)
    reader.pause()
    expect(voice.isSilent()).toBe(true)
    expect(reader.get()).toEqual({ phase: "paused", paragraph: 1, error: null })
    reader.toggle()
    expect(voice.said()).toEqual(["title", "a", "b", "b"])
    finish(1)
    expect(reader.get().paragraph).toBe(2)
  })

  it("goes forward and back by paragraphs, aloud or not", () => {
    reader.play()
    reader.forward()
    finish(1)
    // In the middle of a paragraph back leads to its beginning first.
    reader.back()
    reader.back()
    expect(voice.said()).toEqual(["title", "a", "b", "a", "title"])
    reader.back()
    reader.pause()
    reader.forward()
    reader.forward()
    reader.forward()
    expect(reader.get()).toEqual({ phase: "paused", paragraph: 2, error: null })
    reader.play()
    expect(voice.said().at(-1)).toBe("c")
  })

  it("takes another speed at once, and keeps it", () => {
    reader.play()
    reader.setRate(1.5)
    finish(1)
    expect(voice.rates()).toEqual([1, 1.5, 1.5])
    expect(voice.said()).toEqual(["title", "title", "a"])
  })

  it("stops for good, whatever the voice still says of what it was told", () => {
    reader.play()
    reader.stop()
    finish(3)
    expect(voice.said()).toEqual(["title"])
    expect(reader.get()).toEqual({ phase: "idle", paragraph: 0, error: null })
  })

  it("is paused when another app takes the voice, and says what went wrong otherwise", () => {
    reader.play()
    voice.fail("interrupted")
    expect(reader.get()).toEqual({ phase: "paused", paragraph: 0, error: null })
    reader.play()
    voice.fail("not-allowed")
    expect(reader.get().error).toBe("not-allowed")
    reader.play()
    voice.fail("synthesis-failed")
    expect(reader.get()).toEqual({ phase: "paused", paragraph: 0, error: "failed" })
    reader.play()
    expect(reader.get()).toEqual({ phase: "playing", paragraph: 0, error: null })
  })

  it("is over at once where there is nothing to say", () => {
    const empty = createReader({ lines: [], speaker: voice.speaker, utter: () => expect.fail(), rate: 1 })
    empty.back()
    empty.forward()
    empty.play()
    expect(empty.get().phase).toBe("over")
  })
})
