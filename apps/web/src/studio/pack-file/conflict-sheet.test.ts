import { expect, it } from "vitest"
import { differences, fieldLines } from "./conflict-sheet.tsx"

const line = (key: string, text: string) => ({ key, name: key.toUpperCase(), text })

it("shows what differs alone, be it in one of the two", () => {
  const theirs = [line("title", "About"), line("text", "Theirs"), line("old", "Gone")]
  const mine = [line("new", "Here"), line("title", "About"), line("text", "Mine")]
  expect(differences(theirs, mine)).toEqual([
    { key: "new", name: "NEW", texts: ["", "Here"] },
    { key: "text", name: "TEXT", texts: ["Theirs", "Mine"] },
    { key: "old", name: "OLD", texts: ["Gone", ""] },
  ])
})

it("puts a field in words, whatever it holds", () => {
  const page = {
    title: "About",
    hue: null,
    isOff: true,
    links: [
      { name: "about", to: "/about" },
      { name: "x", to: "" },
    ],
  }
  const labels = { title: "Title", hue: "Hue", isOff: "Off", links: "Links" }
  expect(fieldLines(page, labels).map(({ name, text }) => [name, text])).toEqual([
    ["Title", "About"],
    ["Hue", ""],
    ["Off", "yes"],
    ["Links", "about, /about\nx"],
  ])
})
