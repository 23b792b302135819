import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { catchSecondTap } from "./second-tap.ts"

const first = { clientX: 100, clientY: 600, timeStamp: 1000 }

let page: EventTarget
let back: ReturnType<typeof vi.fn<() => void>>
let address: { href: string }

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  back = vi.fn<() => void>()
  address = { href: "http://localhost/" }
  vi.stubGlobal("window", page)
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page))
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page))
  vi.stubGlobal("location", address)
  vi.stubGlobal("history", { back })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function press(after: number, clientX = 102): void {
  const event = Object.assign(new Event("pointerdown"), { clientX, clientY: 600 })
  Object.defineProperty(event, "timeStamp", { value: 1000 + after })
  page.dispatchEvent(event)
}

function open(): void {
  address.href = "http://localhost/tiles/mirrors"
  page.dispatchEvent(new Event("pushState"))
}

const caught = () => {
  const onDoubleTap = vi.fn<() => void>()
  catchSecondTap(first, onDoubleTap)
  return onDoubleTap
}

it("a second tap takes the opening back and counts as a double tap", () => {
  const onDoubleTap = caught()
  open()
  press(250)
  expect(back).toHaveBeenCalledOnce()
  expect(onDoubleTap).toHaveBeenCalledOnce()
})

it("a second tap takes an opening back that comes only after it", () => {
  const onDoubleTap = caught()
  press(150)
  expect([back.mock.calls.length, onDoubleTap.mock.calls.length]).toEqual([0, 1])
  open()
  vi.runAllTimers()
  expect(back).toHaveBeenCalledOnce()
})

it("a second tap takes nothing back where nothing opened, now or later", () => {
  caught()
  press(150)
  vi.advanceTimersByTime(2000)
  open()
  vi.runAllTimers()
  expect(back).not.toHaveBeenCalled()
})

it.each([
  ["too late", 301, 102],
  ["elsewhere", 100, 300],
])("is a tap of its own %s", (_, after, at) => {
  const onDoubleTap = caught()
  open()
  press(after, at)
  expect([back.mock.calls.length, onDoubleTap.mock.calls.length]).toEqual([0, 0])
})
