import { expect, it } from "vitest"
import { tileText } from "../../../../test/pack-folder.ts"
import { mustParseSoon } from "./must-parse-soon.ts"

const tangled = expect.objectContaining({ code: "studio/text-too-tangled" })
const page = (markdown: string) =>
  mustParseSoon({
    kind: "page",
    file: "pages/about.md",
    text: `---\ntitle: A page\ndescription: Of words\n---\n\n${markdown}\n`,
  })

it("lets a long tile and a long page pass", async () => {
  const long = "A sentence with *some* [links](https://example.com/a) and **more** of it.\n\n".repeat(200)
  await expect(page(long)).resolves.toBeUndefined()
  await expect(
    mustParseSoon({ kind: "tile", file: "tiles/a/long.md", text: tileText({}) + long }),
  ).resolves.toBeUndefined()
})

const lists = (depth: number) => `${"- ".repeat(depth)}deep`

it.each([
  ["take a parser a second", `${lists(300)}\n\nA paragraph.\n\n`.repeat(20)],
  ["take a parser longer than its clock", `${lists(1_000)}\n\nA paragraph.\n\n`.repeat(40)],
  ["are deeper than a parser's stack", lists(1_400)],
])("refuses lists in lists that %s, and goes on with the next text", async (_what, markdown) => {
  const refused = expect(page(markdown)).rejects.toEqual(tangled)
  const passed = expect(page("A plain page.")).resolves.toBeUndefined()
  await Promise.all([refused, passed])
})

it("tries a text once: asked again, it is answered without its turn", async () => {
  const text = lists(1_300)
  await expect(page(text)).rejects.toEqual(tangled)
  const other = page(`${lists(300)}\n\nAnother paragraph.\n\n`.repeat(20))
  const again = page(text)
  await expect(Promise.race([again, other])).rejects.toBe(await again.catch((error: unknown) => error))
  await expect(other).rejects.toEqual(tangled)
})
