import { describe, expect, it } from "vitest"
import { addLink, createModel, emptyLinks, gatherRows, scorePerson } from "./model.ts"
import { updateNeighbours } from "./update-neighbours.ts"

const history = (...items: string[]) => items.map((item) => ({ item, weight: 1 }))

function known() {
  const links = emptyLinks(2)
  addLink(links, 0, 1, 0.4)
  addLink(links, 1, 0, 0.2)
  return createModel(["moon", "mars", "bread"], gatherRows(3, links))
}

describe(updateNeighbours, () => {
  it("gives a new tile the neighbours its readers met, both ways, and leaves the rest as it was", () => {
    const readers = [
      { weight: 1, history: history("moon", "mars") },
      { weight: 1, history: history("moon", "unknown") },
    ]
    const model = updateNeighbours(known(), [{ item: "comet", readers }], () => 5)
    expect(model.keys).toEqual(["moon", "mars", "bread", "comet"])
    const fromComet = scorePerson(model, history("comet"))
    expect(fromComet[0]).toBeGreaterThan(fromComet[1]!)
    expect(fromComet[1]).toBeGreaterThan(0)
    expect(fromComet[2]).toBe(0)
    const fromMoon = scorePerson(model, history("moon"))
    expect(fromMoon[3]).toBeGreaterThan(0)
    expect(fromMoon[3]).toBeLessThan(fromMoon[1]!)
    expect(fromMoon[1]).toBeCloseTo(0.4)
  })

  it("prefers what the readers share over what everybody meets", () => {
    const readers = [{ weight: 1, history: history("moon", "bread") }]
    const model = updateNeighbours(known(), [{ item: "comet", readers }], (item) => (item === "bread" ? 1000 : 5))
    const scores = scorePerson(model, history("comet"))
    expect(scores[0]).toBeGreaterThan(scores[2]!)
  })

  it("does nothing for tiles the model knows and adds tiles nobody has met without neighbours", () => {
    expect(updateNeighbours(known(), [{ item: "moon", readers: [] }], () => 0)).toEqual(known())
    const model = updateNeighbours(known(), [{ item: "new", readers: [] }], () => 0)
    expect([...scorePerson(model, history("new"))]).toEqual([0, 0, 0, 0])
  })
})
