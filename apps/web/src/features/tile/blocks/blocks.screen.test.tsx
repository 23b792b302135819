import type { FencedBlock } from "@confetti/contract/fenced-block"
import { guessBins } from "@confetti/domain/tile/guess-bins"
import { fireEvent, render, screen, within } from "@testing-library/react"
import { beforeAll, describe, expect, it, vi } from "vitest"
import { cleanup } from "@testing-library/react"
import { startFakeServer } from "../../../../test/fake-server.ts"
import { categories, pageData, picture, tileOf } from "../../../../test/world.ts"
import { readCacheOf } from "../../../platform/reads/read-cache.ts"
import { createSessionScopes, SessionScopeContext } from "../../../platform/session-scope.ts"
import { RichText } from "../rich-text.tsx"
import { keepTiles } from "../use-tiles.ts"
import { fetchKind, kindNames } from "./block-kinds.ts"

// Asked for by the first block: on a busy machine that alone takes longer than a test waits.
beforeAll(() => Promise.all([import("./story-block.tsx"), ...kindNames.map(fetchKind)]))

/** In the scope that whatever reads stands in. */
async function show(block: FencedBlock, scope = createSessionScopes(pageData()).get()): Promise<void> {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  )
  render(
    <SessionScopeContext value={scope}>
      <RichText text={[block]} name="body" />
    </SessionScopeContext>,
  )
  await vi.waitFor(() => expect(document.querySelector('.block[data-block="body.0"]')).toBeTruthy())
}

const choice: FencedBlock = {
  type: "choice",
  question: "Which?",
  options: ["This", "That"],
  right: "That",
  why: "It is nearer.",
}

it("each block of a story has the direction of its own words", () => {
  const text = ["للقمر مد وجزر!"]
  render(
    <RichText
      text={[
        { type: "paragraph", text },
        { type: "heading", text },
        { type: "list", ordered: true, items: [text, ["One of them is English."]] },
        { type: "quote", text: [text], by: "Galileo" },
      ]}
    />,
  )
  const directed = [...document.querySelectorAll("[dir=auto]")].map(({ localName }) => localName)
  expect(directed).toEqual(["p", "h2", "li", "li", "blockquote", "figcaption"])
})

describe("a choice", () => {
  it("says of a wrong answer that it is, which one is right, and why", async () => {
    await show(choice)
    fireEvent.click(screen.getByRole("button", { name: "This" }))
    expect(screen.getByRole("status").textContent).toBe("Not quite. It is nearer.")
    expect(screen.getByRole("button", { name: /^This ?, your answer, wrong$/ })).toBeTruthy()
    expect(screen.getByRole("button", { name: /^That ?, right answer$/ })).toBeTruthy()
  })

  it("takes the first answer alone", async () => {
    await show(choice)
    fireEvent.click(screen.getByRole("button", { name: "That" }))
    fireEvent.click(screen.getByRole("button", { name: "This" }))
    expect(screen.getByRole("status").textContent).toBe("Right. It is nearer.")
  })
})

it("a table has its name, a heading for each column and each row", async () => {
  await show({ type: "table", title: "Tanks", columns: ["Month", "Truth"], rows: [["June", "122"]] })
  expect(screen.getByRole("table", { name: "Tanks" })).toBeTruthy()
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["Month", "Truth"])
  expect(screen.getByRole("rowheader", { name: "June" })).toBeTruthy()
})

it("a long scroll is a list of its marks, and its gauge says how far one has come", async () => {
  const items = [
    { value: 0, label: "The surface", text: "" },
    { value: 4000, label: "A wreck", text: "In two pieces." },
    { value: 10_935, label: "The bottom", text: "" },
  ]
  await show({ type: "scroll", title: "All the way down", unit: "m", items })
  const scale = screen.getByRole("group", { name: "All the way down" })
  const marks = within(scale).getAllByRole("listitem")
  expect(marks.map(({ textContent }) => textContent?.trim())).toEqual([
    "0\u00a0m The surface",
    "4,000\u00a0m A wreck In two pieces.",
    "10,935\u00a0m The bottom",
  ])
  const gauge = () => scale.querySelector(".scroll-gauge")?.textContent
  expect(gauge()).toBe("0\u00a0m")
  for (const [name, value] of Object.entries({ scrollHeight: 3000, clientHeight: 1000, scrollTop: 500 }))
    Object.defineProperty(scale, name, { value })
  fireEvent.scroll(scale)
  expect(gauge()).toBe("2,730\u00a0m")
})

describe("a chart", () => {
  const chart: FencedBlock = {
    type: "chart",
    kind: "bars",
    title: "Digits",
    unit: "%",
    words: "Two bars, the first the longer one.",
    items: [
      { label: "1", value: 1030.1 },
      { label: "2", value: 17.6 },
    ],
    highlight: "1",
  }

  it.each(["bars", "dots", "line"] as const)(
    "of %s is a picture with its description, and its numbers in words",
    async (kind) => {
      await show({ ...chart, kind })
      expect(screen.getByRole("img", { name: "Two bars, the first the longer one." })).toBeTruthy()
      expect(screen.getByRole("figure").textContent).toContain("1: 1,030.1%; 2: 17.6%")
    },
  )

  it("of squares fills as many as its share", async () => {
    await show({ ...chart, kind: "squares", items: [{ label: "never", value: 40 }], highlight: null })
    const path = document.querySelector('path[data-tone="0"]')?.getAttribute("d") ?? ""
    expect(path.match(/M/g)).toHaveLength(40)
  })
})

describe("a guess", () => {
  const guess: FencedBlock = {
    type: "guess",
    question: "How many?",
    min: 0,
    max: 100,
    step: 1,
    unit: "tanks",
    answer: 90,
    why: "The record says so.",
  }

  it("is told how near it was, and is made once", async () => {
    await show(guess)
    const slider = screen.getByRole<HTMLInputElement>("slider", { name: "How many?" })
    expect(slider.getAttribute("aria-valuetext")).toBe("50\u00a0tanks")
    fireEvent.change(slider, { target: { value: "88" } })
    fireEvent.click(screen.getByRole("button", { name: "That’s my guess" }))
    expect(screen.getByRole("status").textContent).toBe(
      "Close: 2\u00a0tanks too low. It is 90\u00a0tanks. The record says so.",
    )
    fireEvent.change(slider, { target: { value: "12" } })
    expect(slider.value).toBe("88")
    expect(document.activeElement).toBe(slider)
  })

  it("shows where others put the answer, and is counted once on a device", async () => {
    const server = startFakeServer()
    const counts = Array.from({ length: guessBins }, (_, bin) => (bin === 8 ? 1500 : 0))
    const histogram = { questionId: "one.abc", counts }
    server.answer("tiles-add_guess", () => histogram)
    server.answerPath("/documents/guessHistograms", () => ({ document: histogram }))
    for (const _ of ["first", "again"]) {
      await show({ ...guess, id: "one.abc" })
      fireEvent.click(screen.getByRole("button", { name: "That’s my guess" }))
      const words = "Of 1,500 guesses, the middle one was about 43\u00a0tanks."
      await vi.waitFor(() => expect(screen.getByRole("status").textContent).toContain(words))
      expect(document.querySelectorAll(".guess-bars > i")).toHaveLength(guessBins)
      cleanup()
    }
    const paths = server.asked.map(({ path }) => path.split("?")[0])
    expect(paths).toEqual(["/functions/tiles-add_guess", "/documents/guessHistograms"])
  })

  it("does not begin where it ends", async () => {
    await show({ ...guess, answer: 52 })
    expect(screen.getByRole<HTMLInputElement>("slider").value).toBe("20")
  })
})

describe("a link", () => {
  const link: FencedBlock = { type: "link", tile: "slug-of-one", why: "They hear it too." }
  const cards = () => document.querySelectorAll(".link-card")

  it("is one link by its category, its title and why one would follow it", async () => {
    startFakeServer()
    await show(link)
    const { title } = tileOf("one")
    const card = await screen.findByRole("link", { name: new RegExp(`${title}.*They hear it too\\.`) })
    expect(card.getAttribute("href")).toBe("/tiles/slug-of-one")
    await vi.waitFor(() => expect(card.textContent).toContain(categories[0]?.title))
  })

  it("is there at once where its tile came with the page", async () => {
    startFakeServer().state.isOnline = false
    const scope = createSessionScopes(pageData()).get()
    keepTiles(readCacheOf(scope), [tileOf("one")])
    await show({ ...link, why: "" }, scope)
    expect(screen.getByRole("link").textContent).toContain(tileOf("one").title)
  })

  it("leaves quietly where its tile is not out or not there any more", async () => {
    startFakeServer({ tiles: [] })
    await show(link)
    await vi.waitFor(() => expect(cards()).toHaveLength(0))
  })

  it("leaves quietly where it can't be reached", async () => {
    startFakeServer().state.isOnline = false
    await show(link)
    await vi.waitFor(() => expect(cards()).toHaveLength(0))
  })
})

describe("a comparison", () => {
  const { alt: _, ...made } = picture
  const compare: FencedBlock = {
    type: "compare",
    before: { picture: "a.png", alt: "A bare hill under clouds.", label: "1900" },
    after: { picture: "b.png", alt: "The same hill with a wood.", label: "2000" },
    caption: "One hill, a century apart.",
    pictures: { before: made, after: made },
  }

  it("has both pictures with their descriptions, and a divider that says how much is seen of each", async () => {
    await show(compare)
    for (const { alt } of [compare.before, compare.after]) expect(screen.getByRole("img", { name: alt })).toBeTruthy()
    const divider = screen.getByRole<HTMLInputElement>("slider", { name: "Divider between “1900” and “2000”" })
    expect(divider.getAttribute("aria-valuetext")).toBe("50% 1900, 50% 2000")
    fireEvent.change(divider, { target: { value: "80" } })
    expect(divider.getAttribute("aria-valuetext")).toBe("80% 1900, 20% 2000")
    expect(screen.getByRole("figure").textContent).toContain("One hill, a century apart.")
  })

  it("says what is to be seen where nothing was made of its files", async () => {
    const { pictures: __, ...bare } = compare
    await show(bare)
    expect(screen.getByRole("figure").textContent).toContain("The same hill with a wood.")
    expect(screen.queryByRole("slider")).toBeNull()
  })
})

describe("a map", () => {
  const map: FencedBlock = {
    type: "map",
    title: "Two ways home",
    words: "A map of the South Pacific with two numbers on it.",
    height: 600,
    land: "M0 0l10 0 0 10z",
    routes: ["M0 0l100 100"],
    places: [
      { label: "Ducie Island", text: "It has no shop.", x: 100, y: 100, area: "", shade: null },
      { label: "Chile", text: "It has some.", x: 900, y: 300, area: "M800 200l100 0 0 200z", shade: null },
    ],
  }
  const current = () => document.querySelector('[aria-current="step"]')?.textContent

  it("is a picture with its description, and a list of its places", async () => {
    await show(map)
    expect(screen.getByRole("figure", { name: "Two ways home" })).toBeTruthy()
    expect(screen.getByRole("img", { name: map.words })).toBeTruthy()
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Ducie Island It has no shop.",
      "Chile It has some.",
    ])
  })

  it("goes from place to place by its buttons and says where it is, and stops at the ends", async () => {
    await show(map)
    const next = screen.getByRole("button", { name: "Next place" })
    expect(screen.getByRole("status").textContent).toBe("")
    fireEvent.click(next)
    expect(current()).toBe("Chile It has some.")
    expect(screen.getByRole("status").textContent).toBe("2 of 2: Chile. It has some.")
    expect(next.getAttribute("aria-disabled")).toBe("true")
    fireEvent.click(next)
    expect(current()).toBe("Chile It has some.")
    fireEvent.keyDown(next, { key: "Home" })
    expect(current()).toBe("Ducie Island It has no shop.")
  })

  it("takes a key for itself: nothing around it turns a page", async () => {
    await show(map)
    const heard = vi.fn<() => void>()
    document.body.addEventListener("keydown", heard)
    const next = screen.getByRole("button", { name: "Next place" })
    fireEvent.keyDown(next, { key: "ArrowRight" })
    expect(current()).toBe("Chile It has some.")
    fireEvent.keyDown(next, { key: "ArrowLeft" })
    expect(heard).not.toHaveBeenCalled()
    fireEvent.keyDown(next, { key: "l" })
    expect(heard).toHaveBeenCalledOnce()
    document.body.removeEventListener("keydown", heard)
  })

  it("opens the country under a finger, and otherwise the nearest place", async () => {
    await show(map)
    const drawing = document.querySelector(".map") as HTMLElement
    drawing.getBoundingClientRect = () => new DOMRect(0, 0, 500, 300)
    fireEvent.click(drawing.querySelector("path.map-area") as Element, { clientX: 10, clientY: 10 })
    expect(current()).toBe("Chile It has some.")
    fireEvent.click(drawing, { clientX: 80, clientY: 60 })
    expect(current()).toBe("Ducie Island It has no shop.")
  })
})

describe("a diagram", () => {
  const diagram: FencedBlock = {
    type: "diagram",
    title: "How it turns back",
    words: "A beam comes down, meets a mirror and leaves.",
    width: 320,
    height: 200,
    shapes: [{ d: "M20 180L300 180", look: "thick", tone: "plain" }],
    steps: [
      { label: "Down", text: "Nobody has aimed it.", shapes: [{ d: "M0 0L10 10", look: "line", tone: "bright" }] },
      { label: "Up", text: "", shapes: [{ text: "up", x: 250, y: 40, tone: "plain" }] },
    ],
  }
  const states = () => [...document.querySelectorAll(".diagram g")].map((part) => part.getAttribute("data-state"))

  it("is shown part by part, and what was shown stays", async () => {
    await show(diagram)
    expect(screen.getByRole("img", { name: diagram.words })).toBeTruthy()
    expect(states()).toEqual(["current", "later"])
    fireEvent.click(screen.getByRole("button", { name: "Next step" }))
    expect(states()).toEqual([null, "current"])
    expect(screen.getByRole("status").textContent).toBe("2 of 2: Up.")
    fireEvent.click(screen.getByRole("button", { name: "Previous step" }))
    expect(states()).toEqual(["current", "later"])
  })
})
