import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createPressRecognizer, type PressPhase } from "./press-recognizer.ts"

const at = { clientX: 180, clientY: 300 }
const touch = { ...at, pointerType: "touch" }
const mouse = { ...at, pointerType: "mouse" }

function recognizer() {
  const done: string[] = []
  const phases: PressPhase[] = []
  const press = createPressRecognizer({
    onTap: () => done.push("tap"),
    onDoubleTap: () => done.push("double tap"),
    onHold: () => done.push("hold"),
    onPhaseChange: (phase) => phases.push(phase),
  })
  /** As every browser sends a tap. */
  const tap = (where = touch, lasting = 60) => {
    press.pointerDown({ ...where, timeStamp: Date.now() })
    vi.advanceTimersByTime(lasting)
    press.pointerUp({ timeStamp: Date.now() })
    press.click({ ...where, timeStamp: Date.now() })
  }
  return { press, done, tap, phase: () => phases.at(-1) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe("taps", () => {
  it.each([90, 120, 150, 190, 220, 235])("are a double tap when the fingers come down %i ms apart", (apart) => {
    const { done, tap } = recognizer()
    tap()
    vi.advanceTimersByTime(apart - 60)
    tap()
    vi.advanceTimersByTime(1000)
    expect(done).toEqual(["double tap"])
  })

  it("are a double tap when the second finger comes in time and lifts later", () => {
    const { done, tap } = recognizer()
    tap()
    vi.advanceTimersByTime(170)
    tap(touch, 200)
    vi.advanceTimersByTime(1000)
    expect(done).toEqual(["double tap"])
  })

  it("are a double tap when a busy page hears of the second finger before the first one's click", () => {
    const { press, done } = recognizer()
    press.pointerDown({ ...touch, timeStamp: 0 })
    press.pointerUp({ timeStamp: 50 })
    press.pointerDown({ ...touch, timeStamp: 150 })
    press.click({ ...at, timeStamp: 50 })
    vi.advanceTimersByTime(400)
    press.pointerUp({ timeStamp: 200 })
    press.click({ ...at, timeStamp: 200 })
    vi.advanceTimersByTime(1000)
    expect(done).toEqual(["double tap"])
  })

  it("are a double tap in browsers that count no clicks, and with a mouse", () => {
    const { done, tap } = recognizer()
    tap(mouse)
    tap(mouse)
    vi.advanceTimersByTime(1000)
    expect(done).toEqual(["double tap"])
  })

  it("are two taps when they are on different places, and only the last opens", () => {
    const { done, tap } = recognizer()
    tap()
    tap({ ...touch, clientX: 20 })
    vi.advanceTimersByTime(1000)
    expect(done).toEqual(["tap"])
  })

  it("open once, as soon as most second taps would have come: a later one takes that back (`second-tap.test.ts`)", () => {
    const { done, tap } = recognizer()
    tap()
    vi.advanceTimersByTime(179)
    expect(done).toEqual([])
    vi.advanceTimersByTime(1)
    expect(done).toEqual(["tap"])
    vi.advanceTimersByTime(1000)
    expect(done).toEqual(["tap"])
  })

  it("are felt at once, and set the cover moving at once", () => {
    const { press, phase } = recognizer()
    press.pointerDown({ ...touch, timeStamp: Date.now() })
    expect(phase()).toBe("pressed")
    press.pointerUp({ timeStamp: Date.now() })
    press.click({ ...at, timeStamp: Date.now() })
    expect(phase()).toBe("opening")
    vi.advanceTimersByTime(1000)
    // Until what it opened lies over it.
    expect(phase()).toBe("opening")
  })

  it("say where and when the first was, for whoever looks out for the second", () => {
    const at: unknown[] = []
    const nothing = () => undefined
    const press = createPressRecognizer({
      onTap: (tap) => at.push(tap),
      onDoubleTap: nothing,
      onHold: nothing,
      onPhaseChange: nothing,
    })
    press.click({ clientX: 20, clientY: 30, timeStamp: 1234 })
    vi.advanceTimersByTime(1000)
    expect(at).toEqual([{ clientX: 20, clientY: 30, timeStamp: 1234 }])
  })

  it("move nothing any more once a second one says that opening was not meant", () => {
    const { tap, phase } = recognizer()
    tap()
    vi.advanceTimersByTime(100)
    tap()
    expect(phase()).toBe("rest")
  })

  it("opens nothing when the second finger swipes", () => {
    const { press, done, tap, phase } = recognizer()
    tap()
    press.pointerDown({ ...touch, timeStamp: Date.now() })
    press.pointerMove({ ...at, clientY: 240 })
    press.pointerCancel()
    vi.advanceTimersByTime(1000)
    expect(done).toEqual([])
    expect(phase()).toBe("rest")
  })
})

describe("a hold", () => {
  it.each([520, 900, 1500, 3000])("of %i ms is one hold, however often, where the lift sends a click", (lasting) => {
    const { done, tap } = recognizer()
    for (let time = 0; time < 4; time++) tap(touch, lasting)
    vi.advanceTimersByTime(1000)
    expect(done).toEqual(["hold", "hold", "hold", "hold"])
  })

  it.each([400, 500, 900])("is one hold where the browser asks for a menu at %i ms and sends no click", (menuAt) => {
    const { press, done } = recognizer()
    for (let time = 0; time < 3; time++) {
      press.pointerDown({ ...touch, timeStamp: Date.now() })
      vi.advanceTimersByTime(menuAt)
      expect(press.contextMenu()).toBe(true)
      vi.advanceTimersByTime(600)
      press.pointerUp({ timeStamp: Date.now() })
    }
    expect(done).toEqual(["hold", "hold", "hold"])
  })

  it("is none once the finger moves or the browser scrolls", () => {
    const { press, done, phase } = recognizer()
    press.pointerDown({ ...touch, timeStamp: Date.now() })
    press.pointerMove({ ...at, clientX: 200 })
    vi.advanceTimersByTime(1000)
    press.pointerDown({ ...touch, timeStamp: Date.now() })
    press.pointerCancel()
    vi.advanceTimersByTime(1000)
    expect(done).toEqual([])
    expect(phase()).toBe("rest")
  })

  it("is one by how long the finger rested, where a busy page hears of both ends at once", () => {
    const { press, done } = recognizer()
    press.pointerDown({ ...touch, timeStamp: 1000 })
    press.pointerUp({ timeStamp: 1520 })
    press.click({ ...touch, timeStamp: 1520 })
    vi.advanceTimersByTime(1000)
    expect(done).toEqual(["hold"])
  })

  it("leaves a mouse its own menu", () => {
    const { press, done } = recognizer()
    press.pointerDown({ ...mouse, timeStamp: Date.now() })
    vi.advanceTimersByTime(2000)
    expect(press.contextMenu()).toBe(false)
    expect(done).toEqual([])
  })

  it("does not keep the next tap from opening", () => {
    const { done, tap } = recognizer()
    tap(touch, 900)
    tap()
    vi.advanceTimersByTime(1000)
    expect(done).toEqual(["hold", "tap"])
  })
})
