import type { FencedBlock } from "@confetti/contract/fenced-block"
import { fireEvent, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { describe, expect, it, vi } from "vitest"
import { TryBlock } from "./try-block.tsx"

type Try = Extract<FencedBlock, { type: "try" }>

const byHand = "Take paper and a coin, and do it yourself."
const blockOf = (experiment: Try["experiment"]): Try => ({ type: "try", experiment, title: "Try it", byHand })

async function show(experiment: Try["experiment"]): Promise<void> {
  render(<TryBlock block={blockOf(experiment)} />)
  await vi.waitFor(() => expect(document.querySelector("details")).toBeTruthy(), { timeout: 10_000 })
}

const status = () => screen.getByRole("status").textContent

describe("something to try", () => {
  it("is the way to do it by hand where there is no script", () => {
    const html = renderToString(<TryBlock block={blockOf("coin-game")} />)
    expect(html).toContain("Try it")
    expect(html).toContain(byHand)
    expect(html).not.toContain("<button")
  })

  it.each(["blind-spot", "cricket-thermometer", "coin-game", "card-check"] as const)(
    "is a group with a name, and %s has the words for doing it by hand at its end",
    async (experiment) => {
      await show(experiment)
      expect(screen.getByRole("group", { name: "Try it" }).textContent).toContain(byHand)
    },
  )
})

describe("the blind spot", () => {
  it("says how far away the dot goes out, and further for a larger distance", async () => {
    await show("blind-spot")
    const farthest = () => Number(/between ([\d.]+)/.exec(document.querySelector(".try-said")?.textContent ?? "")?.[1])
    const before = farthest()
    fireEvent.change(screen.getByRole("slider", { name: "How far apart" }), { target: { value: "40" } })
    expect(farthest()).toBeLessThan(before)
  })

  it("is for either eye, and for a line as well", async () => {
    await show("blind-spot")
    fireEvent.click(screen.getByRole("button", { name: "Left eye" }))
    expect(screen.getByRole("img", { name: "A cross, and a dot to the left of it" })).toBeTruthy()
    expect(document.querySelector(".try-said")?.textContent).toContain("Close your right eye")
    fireEvent.click(screen.getByRole("button", { name: "A broken line" }))
    expect(screen.getByRole("img", { name: "A cross, and a thick line with a gap to the left of it" })).toBeTruthy()
  })
})

describe("the cricket thermometer", () => {
  it("adds five to the chirps of eight seconds", async () => {
    await show("cricket-thermometer")
    const slider = screen.getByRole("slider", { name: /^Chirps in eight seconds/ })
    fireEvent.change(slider, { target: { value: "20" } })
    expect(slider.getAttribute("aria-valuetext")).toBe("20 chirps, 25\u00a0°C")
    expect(status()).toMatch(/^25\u00a0°C\. By Dolbear’s law/)
  })

  it("says where the law ends", async () => {
    await show("cricket-thermometer")
    const slider = screen.getByRole("slider")
    fireEvent.change(slider, { target: { value: "5" } })
    expect(status()).toContain("many fall silent")
    fireEvent.change(slider, { target: { value: "36" } })
    expect(status()).toContain("Few crickets sing in such heat")
  })

  it("takes the rate of taps, from the fourth on", async () => {
    await show("cricket-thermometer")
    const tap = (timeStamp: number) => {
      const event = new MouseEvent("click", { bubbles: true })
      Object.defineProperty(event, "timeStamp", { value: timeStamp })
      fireEvent(screen.getByRole("button", { name: /^Tap at each chirp/ }), event)
    }
    for (const moment of [1000, 1400, 1800]) tap(moment)
    expect(screen.getByRole("button").textContent).toContain("1 more")
    tap(2200)
    expect(screen.getByRole("button").textContent).toContain("150 chirps a minute")
    expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toBe("20 chirps, 25\u00a0°C")
  })
})

describe("the coin game", () => {
  it("lets the house choose after you", async () => {
    await show("coin-game")
    expect(screen.getByRole("img", { name: "tails, heads, heads" })).toBeTruthy()
    fireEvent.click(screen.getByRole("button", { name: "Second toss: heads. Turn over" }))
    expect(screen.getByRole("button", { name: "Second toss: tails. Turn over" })).toBeTruthy()
    expect(screen.getByRole("img", { name: "heads, heads, tails" })).toBeTruthy()
  })

  it("is played by chance, and counts", async () => {
    const coins = [0.1, 0.1, 0.9, 0.9, 0.1, 0.1]
    let at = 0
    vi.spyOn(Math, "random").mockImplementation(() => coins[at++ % coins.length] ?? 0)
    await show("coin-game")
    fireEvent.click(screen.getByRole("button", { name: "One game" }))
    expect(screen.getByRole("img", { name: "heads, heads, tails" })).toBeTruthy()
    expect(status()).toMatch(
      /^You win after 3 tosses\. So far: you 1, the house 0\. In the long run the house wins 75%/,
    )
    fireEvent.click(screen.getByRole("button", { name: "One game" }))
    expect(status()).toContain("The house wins after 3 tosses. So far: you 1, the house 1.")
  })

  it("throws a hundred, and begins anew with other tosses", async () => {
    await show("coin-game")
    fireEvent.click(screen.getByRole("button", { name: "A hundred games" }))
    const [, yours, theirs] = /you (\d+), the house (\d+)/.exec(status() ?? "") ?? []
    expect(Number(yours) + Number(theirs)).toBe(100)
    fireEvent.click(screen.getByRole("button", { name: /^First toss/ }))
    expect(status()).not.toContain("So far")
  })
})

describe("the card check", () => {
  const type = (value: string) => fireEvent.change(screen.getByRole("textbox"), { target: { value } })

  it("explains each digit, and says whether they add up", async () => {
    await show("card-check")
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toContain(
      "8×278 doubled is 16, counts as 7",
    )
    expect(status()).toBe("Sum 30. It ends in 0, so the number is valid.")
    type("57688")
    expect(status()).toContain("With 7 as its last digit it would be valid.")
  })

  it("takes digits alone, and as many as a card has", async () => {
    await show("card-check")
    type(`12 ab 34-${"9".repeat(30)}`)
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe(`1234${"9".repeat(15)}`)
    type("")
    expect(status()).toBe("Type a few digits.")
  })

  it("says that nothing is kept, and sends nothing", async () => {
    const sent = vi.spyOn(globalThis, "fetch")
    await show("card-check")
    expect(screen.getByRole("textbox", { description: /not sent or saved/ }).getAttribute("autocomplete")).toBe("off")
    type("1234")
    expect(sent).not.toHaveBeenCalled()
    expect(JSON.stringify(localStorage)).not.toContain("1234")
  })

  it("makes up one that adds up, shorter than any card's", async () => {
    await show("card-check")
    fireEvent.click(screen.getByRole("button", { name: "Make one up" }))
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toMatch(/^\d{8}$/)
    expect(status()).toContain("the number is valid")
  })
})
