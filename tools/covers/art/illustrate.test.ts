import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { type Illustration, illustrate, recipeNames } from "./illustrate.ts"
import { apart, thumbnail } from "./picture-distance.ts"
import { UnknownEmoji } from "./unknown-emoji.ts"

const base: Illustration = {
  recipe: "orbits",
  subject: "🦉",
  extras: ["🌙", "🪵"],
  seed: 1,
  hue: 142,
  width: 72,
  height: 156,
}

const pixels = async (illustration: Illustration): Promise<Buffer> => (await illustrate(illustration)).raw().toBuffer()

const ratios = [9 / 19.5, 3 / 4, 2, 1 / 2, 1]

describe.each(recipeNames)("the family %s", (recipe) => {
  it("draws the same pixels for the same illustration", async () => {
    const illustration = { ...base, recipe }
    expect(await pixels(illustration)).toEqual(await pixels(illustration))
  })

  it("draws every layout in every aspect", { tags: "drill" }, async () => {
    for (const ratio of ratios)
      for (const seed of [0, 1, 2, 3]) {
        const [width, height] = ratio > 1 ? [96, Math.round(96 / ratio)] : [Math.round(96 * ratio), 96]
        const { info } = await (await illustrate({ ...base, recipe, seed, width, height }))
          .raw()
          .toBuffer({ resolveWithObject: true })
        expect(info).toMatchObject({ width, height, channels: 3 })
      }
  })

  it("draws another picture for another seed", async () => {
    const seen = await Promise.all([4, 5, 6, 7].map((seed) => thumbnail({ ...base, recipe, seed }, 32)))
    for (const [index, one] of seen.entries())
      for (const other of seen.slice(index + 1)) expect(apart(one, other)).toBeGreaterThan(0.05)
  })

  it("draws the same picture at another width", async () => {
    const large = await (await illustrate({ ...base, recipe, width: 180, height: 390 })).png().toBuffer()
    const scaled = await sharp(large).resize(24, 52, { fit: "fill" }).removeAlpha().raw().toBuffer()
    const small = await (await illustrate({ ...base, recipe, width: 90, height: 195 })).png().toBuffer()
    const same = await sharp(small).resize(24, 52, { fit: "fill" }).removeAlpha().raw().toBuffer()
    expect(apart(scaled, same)).toBeLessThan(0.03)
  })
})

describe("illustrate", () => {
  it("draws without extras and with four", async () => {
    for (const extras of [[], ["🌙", "🪵", "🐁", "🌲"]])
      expect(await pixels({ ...base, extras })).toHaveLength(72 * 156 * 3)
  })

  it("names the emoji that the set does not have", async () => {
    await expect(illustrate({ ...base, subject: "x" })).rejects.toThrow(new UnknownEmoji("x"))
    await expect(illustrate({ ...base, extras: ["🌙", "nothing"] })).rejects.toMatchObject({
      name: "UnknownEmoji",
      emoji: "nothing",
    })
  })
})
