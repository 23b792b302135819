import { expect, it } from "vitest"
import { catalogueFaults } from "./catalogue-faults.ts"

it("finds nothing wrong where each text has its translation", () => {
  const ids = ["Hi {name}", "Read <a>it</a>", "{n, plural, one {# day} other {# days}}"]
  const translations = ["{name}, hallo", "<a>Lies</a> es", "{n, plural, one {# Tag} few {# Tage} other {# Tage}}"]
  expect(catalogueFaults(ids, new Map(ids.map((id, at) => [id, translations[at] as string])))).toEqual([])
})

it.each([
  ["a text without one", ["Hi"], {}, "`Hi` is not translated"],
  ["one of a text that is gone", [], { Hi: "Hallo" }, "`Hi` is nowhere in the source"],
  [
    "a value that is left out",
    ["Hi {name}"],
    { "Hi {name}": "Hallo" },
    "`Hi {name}` has {name}, and its translation no values",
  ],
  ["an element that is new", ["Hi"], { Hi: "<b>Hallo</b>" }, "`Hi` has no values, and its translation <b>"],
  ["one that can't be read", ["Hi"], { Hi: "Hallo {" }, "`Hi` has a translation that can't be read"],
])("says %s", (_what, ids, translations, fault) => {
  expect(catalogueFaults(ids, new Map(Object.entries(translations)))).toEqual([expect.stringContaining(fault)])
})
