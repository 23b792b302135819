import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"

const source = join(import.meta.dirname, "..")

/** Of what is on screens: a page is printed once. */
function selectorsOf(css: string): string[] {
  const shown = css.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/^@media print \{.*?^\}/gms, "")
  const lists = shown.match(/[^{};]+(?=\{)/g) ?? []
  return lists.flatMap((list) => list.split(/,(?![^(]*\))/)).map((selector) => selector.trim())
}

/** Without what stands in parentheses, however deep, but for the `:has` in it. */
function outline(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)/g, (inner) => (inner.includes(":has") ? ":has" : ""))
  return shorter === selector ? selector : outline(shorter)
}

/** Asks what an element holds, and then takes whatever is in it: neither a class, a tag nor an attribute says which. */
function takesEverything(selector: string): boolean {
  const compounds = outline(selector).split(/[\s>+~]+/)
  const subject = compounds.pop() ?? ""
  return compounds.some((each) => each.includes(":has")) && !/(^|[.#[])[a-z]/i.test(subject)
}

it.each([
  [".a:has(b) > *", true],
  [".a:not(:has(b)) > :not(.c):hover", true],
  [".a:has(> .b) .c", false],
  [".a:has(b) > p::after", false],
  [".a p:has(b)", false],
])("tells whether %s takes everything in it", (selector, expected) => {
  expect(takesEverything(selector)).toBe(expected)
})

it("no rule takes whatever is in an element that has something: with it, each node that comes has the whole page styled anew", () => {
  const found = globSync("**/*.css", { cwd: source }).flatMap((file) =>
    selectorsOf(readFileSync(join(source, file), "utf8"))
      .filter(takesEverything)
      .map((selector) => `${file}: ${selector}`),
  )
  expect(found).toEqual([])
})
