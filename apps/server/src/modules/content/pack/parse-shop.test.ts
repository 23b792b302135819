import { expect, it } from "vitest"
import { inEnglish } from "../../../../test/in-english.ts"
import { parseShop, type ShopFile, shopFile } from "./parse-shop.ts"
import type { Problem } from "./problem.ts"

const sound = `countries: [DE, "NO", GB]
items:
  - id: stickers
    title: Stickers
    teaser: Six of them, for what you like.
    text: >
      Six stickers,
      cut to shape.

      They hold on glass.
    cost: 100
    picture: { file: stickers.webp, alt: Six round stickers on a sheet. }
    stock: 40
  - id: hat
    title: The hat
    teaser: For rain and for sun alike.
    text: A hat of heavy cotton.
    cost: 1200
    status: inactive
    picture: { file: hat.webp, alt: A blue hat with a wide brim. }
    choice: Size
    variants:
      - { id: s, name: Small, stock: 3 }
      - { id: l, name: Large, stock: 0 }
`

const read = (yaml: string): { shop: ShopFile | null; problems: string[] } => {
  const problems: Problem[] = []
  const shop = parseShop(yaml, (line, say) => problems.push({ file: shopFile, line, say }))
  return { shop, problems: problems.map(inEnglish) }
}

it("is read in its order, with what was left out filled in", () => {
  const { shop, problems } = read(sound)
  expect(problems).toEqual([])
  expect(shop?.countries).toEqual(["DE", "NO", "GB"])
  expect(shop?.items).toMatchObject([
    {
      id: "stickers",
      text: "Six stickers, cut to shape.\n\nThey hold on glass.",
      status: 0,
      choice: null,
      variants: [{ id: "", name: "", stock: 40 }],
    },
    { id: "hat", status: 1, choice: "Size", variants: [{ id: "s", name: "Small", stock: 3 }, { id: "l" }] },
  ])
})

it("takes parcels everywhere where no country is named, and Norway for a country", () => {
  expect(read(sound.replace(/countries.*\n/, "")).shop?.countries).toEqual([])
  expect(read(sound.replace('"NO"', "NO")).shop?.countries).toContain("NO")
})

it.each<[number, string | RegExp, string, string]>([
  [1, "GB]", "UK]", "`countries[3]` must be a country's two ISO letters, such as GB"],
  [1, "GB]", "EU]", "`countries[3]` must be a country's two ISO letters, such as GB"],
  [1, "GB]", "DE]", "the country `DE` appears twice"],
  [
    3,
    "stickers",
    "Stickers",
    "`items[1].id` must be a slug: lowercase letters, digits and hyphens, at most 64 characters",
  ],
  [3, "    title: Stickers\n", "", "`items[1].title` is missing"],
  [5, "Six of them, for what you like.", "Six.", "`items[1].teaser` must have at least 10 characters; it has 4"],
  [11, "cost: 100", "cost: 0", "`items[1].cost` must be at least 1 point"],
  [11, "cost: 100", "cost: 9.5", "`items[1].cost` must be a whole number"],
  [11, "cost: 100", "cost: many", "`items[1].cost` must be a number"],
  [12, "file: stickers.webp, ", "", "`items[1].picture.file` is missing"],
  [
    12,
    "stickers.webp",
    "../a.webp",
    "`items[1].picture.file` must name a JPEG, PNG, WebP or AVIF file beside this one",
  ],
  [12, "alt: Six", "recipe: orbits, alt: Six", "unknown field `items[1].picture.recipe`"],
  [
    12,
    "Six round stickers on a sheet.",
    "Stickers",
    "`items[1].picture.alt` must have at least 20 characters; it has 8",
  ],
  [13, "stock: 40", "stock: -1", "`items[1].stock` must not be negative"],
  [13, "stock: 40", "price: 40", "unknown field `items[1].price`"],
  [3, "    stock: 40\n", "", "`items[1].stock` is missing: the opening stock"],
  [14, "id: hat", "id: stickers", "the item `stickers` appears twice"],
  [19, "inactive", "hidden", "`items[2].status` must be active or inactive"],
  [14, "stock: 40", "stock: 40\n    choice: Size", "`items[1].choice` is only allowed with `variants`"],
  [14, "    choice: Size\n", "", "`items[2].choice` is missing: how the variants differ, such as Size"],
  [
    21,
    "choice: Size",
    "stock: 3\n    choice: Size",
    "`items[2].stock` must be given by each of the `variants` instead",
  ],
  [24, "id: l", "id: s", "the variant `s` appears twice"],
  [24, "stock: 0", "stock: none", "`items[2].variants[2].stock` must be a number"],
  [24, ", stock: 0", ", stock: 0, left: 2", "unknown field `items[2].variants[2].left`"],
  [
    22,
    "      - { id: l, name: Large, stock: 0 }\n",
    "",
    "`items[2].variants` needs at least two variants; if there is only one, leave it out and give the `stock`",
  ],
  [1, "items:", "things:", "`items` is missing"],
])("line %i: %s → %s: %s", (line, from, to, message) => {
  const yaml = sound.replace(from, to)
  expect(yaml).not.toBe(sound)
  expect(read(yaml).problems).toContain(`${shopFile}:${line}: ${message}`)
})

it("is not without end", () => {
  const one = sound.slice(sound.indexOf("  - id: stickers"), sound.indexOf("  - id: hat"))
  const many = Array.from({ length: 501 }, (_, at) => one.replace("id: stickers", `id: stickers-${at}`)).join("")
  expect(read(`items:\n${many}`).problems).toEqual([`${shopFile}:1: \`items\` can have at most 500 items`])
})

const digital = sound.replace("    stock: 40\n", "    unlocks: hue\n")

it("counts nothing of what is unlocked", () => {
  const { shop, problems } = read(digital)
  expect(problems).toEqual([])
  expect(shop?.items).toMatchObject([
    { id: "stickers", kind: "hue", choice: null, variants: [] },
    { id: "hat", kind: "goods" },
  ])
})

it.each([
  ["    unlocks: hue\n", "    unlocks: hue\n    stock: 3\n", /`items\[1\]\.stock` is only for goods/],
  ["    unlocks: hue\n", "    unlocks: gold\n", /`items\[1\]\.unlocks`/],
  ["    status: inactive\n", "    unlocks: hue\n", /`items\[2\]\.variants` is only for goods/],
])("names what of %s can't be", (from, to, problem) => {
  expect(read(digital.replace(from, to)).problems.join("\n")).toMatch(problem)
})

it("takes one thing for each that can be unlocked", () => {
  const [, item] = digital.split(/^(?= {2}- id: )/m) as [string, string]
  const twice = `items:\n${item}${item.replace("id: stickers", "id: other")}`
  expect(read(twice).problems).toEqual([expect.stringContaining("two items unlock `hue`")])
})
