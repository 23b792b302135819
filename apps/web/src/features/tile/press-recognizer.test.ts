import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createPressRecognizer } from "./press-recognizer.ts"

const at = { clientX: 180, clientY: 300 }
const touch = { ...at, pointerType: "touch" }
const mouse = { ...at, pointerType: "mouse" }

function recognizer() {
  const done: string[] = []
  const pressed: boolean[] = []
  const press = createPressRecognizer({
    onTap: () => done.push("tap"),
    onDoubleTap: () => done.push("double tap"),
    onHold: () => done.push("hold"),
    onPressedChange: (isPressed) => pressed.push(isPressed),
  })
  /** As every browser sends a tap. */
  const tap = (where = touch, lasting = 60) => {
    press.pointerDown({ ...where, timeStamp: Date.now() })
    vi.advanceTimersByTime(lasting)
    press.pointerUp({ timeStamp: Date.now() })
    press.click(where)
  }
  return { press, done, pressed, tap, isPressed: () => pressed.at(-1) === true }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe("taps", () => {
  it.each([150, 190, 220, 250, 300, 350])("are a double tap when the fingers come down %i ms apart", (apart) => {
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
    vi.advanceTimersByTime(290)
    tap(touch, 200)
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

  it("opens once, after the time in which a second could come", () => {
    const { done, tap } = recognizer()
    tap()
    vi.advanceTimersByTime(299)
    expect(done).toEqual([])
    vi.advanceTimersByTime(1)
    expect(done).toEqual(["tap"])
  })

  it("is felt at once, and until it opens", () => {
    const { press, isPressed } = recognizer()
    press.pointerDown({ ...touch, timeStamp: Date.now() })
    expect(isPressed()).toBe(true)
    press.pointerUp({ timeStamp: Date.now() })
    press.click(at)
    vi.advanceTimersByTime(200)
    expect(isPressed()).toBe(true)
    vi.advanceTimersByTime(200)
    expect(isPressed()).toBe(false)
  })

  it("opens nothing when the second finger swipes", () => {
    const { press, done, tap, isPressed } = recognizer()
    tap()
    press.pointerDown({ ...touch, timeStamp: Date.now() })
    press.pointerMove({ ...at, clientY: 240 })
    press.pointerCancel()
    vi.advanceTimersByTime(1000)
    expect(done).toEqual([])
    expect(isPressed()).toBe(false)
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
    const { press, done, isPressed } = recognizer()
    press.pointerDown({ ...touch, timeStamp: Date.now() })
    press.pointerMove({ ...at, clientX: 200 })
    vi.advanceTimersByTime(1000)
    press.pointerDown({ ...touch, timeStamp: Date.now() })
    press.pointerCancel()
    vi.advanceTimersByTime(1000)
    expect(done).toEqual([])
    expect(isPressed()).toBe(false)
  })

  it("is one by how long the finger rested, where a busy page hears of both ends at once", () => {
    const { press, done } = recognizer()
    press.pointerDown({ ...touch, timeStamp: 1000 })
    press.pointerUp({ timeStamp: 1520 })
    press.click(touch)
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
