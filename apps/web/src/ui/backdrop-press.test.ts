import { describe, expect, it } from "vitest"
import { createBackdropPress } from "./backdrop-press.ts"
import { swallowNextClick } from "./swallow-next-click.ts"

const backdrop = new EventTarget()
const inside = new EventTarget()
const press = () => createBackdropPress((target) => target === backdrop)

describe("a press on the backdrop", () => {
  it("closes when it began there", () => {
    const own = press()
    own.pointerDown(backdrop)
    expect(own.click(backdrop)).toBe(true)
  })

  it("does nothing when the sheet came under a finger that was already down", () => {
    const own = press()
    expect(own.click(backdrop)).toBe(false)
    own.pointerDown(backdrop)
    expect(own.click(backdrop)).toBe(true)
    expect(own.click(backdrop)).toBe(false)
  })

  it("does nothing when it began in the sheet, or ended there", () => {
    const own = press()
    own.pointerDown(inside)
    expect(own.click(backdrop)).toBe(false)
    own.pointerDown(backdrop)
    expect(own.click(inside)).toBe(false)
  })
})

describe("the click after a hold", () => {
  function page() {
    const target = new EventTarget()
    const clicks: string[] = []
    const send = (type: string) => target.dispatchEvent(new Event(type, { cancelable: true }))
    swallowNextClick(target)
    target.addEventListener("click", ({ defaultPrevented }) => clicks.push(defaultPrevented ? "swallowed" : "heard"))
    return { send, clicks }
  }

  it("is swallowed where the browser sends one, and only that one", () => {
    const { send, clicks } = page()
    send("click")
    send("click")
    expect(clicks).toEqual(["swallowed", "heard"])
  })

  it("is the next press's own where the browser sent none", () => {
    const { send, clicks } = page()
    send("pointerdown")
    send("click")
    expect(clicks).toEqual(["heard"])
  })
})
