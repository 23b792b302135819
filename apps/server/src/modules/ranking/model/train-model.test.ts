import { describe, expect, it } from "vitest"
import { chance } from "./hold-out.ts"
import type { Interaction } from "./interaction-table.ts"
import { modelOf, neighbourRows, scorePerson } from "./model.ts"
import { topItems } from "./ranking-quality.ts"
import { startSettings } from "./settings.ts"
import { trainModel } from "./train-model.ts"

/** People of two tastes: the even read items below 20, the odd those above, each about half of theirs. */
function twoTastes(people: number): Interaction[] {
  const all: Interaction[] = []
  for (let person = 0; person < people; person++) {
    for (let i = 0; i < 20; i++) {
      if (chance(7, person, i) < 0.5) all.push({ person, item: i + (person % 2) * 20, weight: 1 })
    }
  }
  return all
}

const key = (item: number): string => `tile-${item}`
const one = (item: number) => [{ item, weight: 1 }]

describe(trainModel, () => {
  it("recommends what people of the same taste read", () => {
    const { model } = trainModel(twoTastes(120), { seed: 1 })
    const best = topItems(scorePerson(model, [...one(3), ...one(8)]), 10)
    expect([...best].every((index) => (model.keys[index] as number) < 20)).toBe(true)
  })

  it("gives the same model for the same seed", () => {
    const train = () => trainModel(twoTastes(80), { seed: 5 })
    expect(train()).toEqual(train())
  })

  it("lets a like weigh more than a tap", () => {
    const { model } = trainModel(twoTastes(120), { seed: 1, settings: startSettings })
    const liked = scorePerson(model, [
      { item: 3, weight: 1 },
      { item: 30, weight: 0.2 },
    ])
    const better = [...topItems(liked, 5)].map((index) => model.keys[index] as number)
    expect(better.every((item) => item < 20)).toBe(true)
  })

  it("takes nothing, one person, one item, repeats and huge or textual ids", () => {
    expect(trainModel([], { seed: 1 }).model.keys).toEqual([])
    const alone = trainModel([{ person: 1, item: 5, weight: 1 }], { seed: 1 }).model
    expect([...scorePerson(alone, one(5))]).toEqual([0])
    const repeated = [1, 1, 0.2].map((weight) => ({ person: 1, item: 5, weight }))
    expect(trainModel(repeated, { seed: 1 }).model).toEqual(alone)
    const huge = Number.MAX_SAFE_INTEGER
    const strange = [huge, key(2), 0].map((item) => ({ person: key(1), item, weight: 1 }))
    const { model } = trainModel(strange, { seed: 1 })
    expect(model.indexes.has(huge)).toBe(true)
    expect([...scorePerson(model, [{ item: "unknown", weight: 1 }])]).toEqual([0, 0, 0])
  })

  it("is the same model after it was stored", () => {
    const { model } = trainModel(twoTastes(60), { seed: 1 })
    const loaded = modelOf([...neighbourRows(model)])
    const history = [...one(3), ...one(25)]
    const [before, after] = [scorePerson(model, history), scorePerson(loaded, history)]
    for (const [index, item] of loaded.keys.entries()) {
      expect(after[index]).toBeCloseTo(before[model.indexes.get(item)!]!, 6)
    }
  })
})
