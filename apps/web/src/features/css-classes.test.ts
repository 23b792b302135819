import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"

const source = join(import.meta.dirname, "..")

/** The classes a file's rules begin with: what it styles wherever that stands. */
function classesOf(file: string): Set<string> {
  const css = readFileSync(join(source, file), "utf8").replaceAll(/\/\*.*?\*\//gs, "")
  const selectors = (css.match(/[^{}]+(?=\{)/g) ?? []).flatMap((list) => list.split(","))
  return new Set(selectors.flatMap((selector) => /^\s*\.([a-z][\w-]*)/.exec(selector)?.[1] ?? []))
}

/** Styled by two on purpose: the like as it lies on a cover, and the arrows of a strip in the feed. */
const agreed = new Set(["like", "dots"])

it("no feature styles another one's classes: both are on the page once both were opened", () => {
  const shared = new Set(globSync("{ui,app}/**/*.css", { cwd: source }).flatMap((file) => [...classesOf(file)]))
  const owners = new Map<string, Set<string>>()
  for (const file of globSync("features/**/*.css", { cwd: source }))
    for (const name of classesOf(file)) {
      const feature = file.split("/")[1] ?? ""
      owners.set(name, new Set([...(owners.get(name) ?? []), feature]))
    }
  const disputed = [...owners].filter(([name, features]) => features.size > 1 && !shared.has(name) && !agreed.has(name))
  expect(disputed.map(([name, features]) => `${name}: ${[...features].join(", ")}`)).toEqual([])
})
