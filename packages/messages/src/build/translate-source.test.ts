import { expect, it } from "vitest"
import { translateSource } from "./translate-source.ts"

function translated(source: string, translations: Record<string, string>): string {
  return translateSource("screen.tsx", source, new Map(Object.entries(translations)))
}

it.each([
  ["text between tags", `<p>Done</p>`, { Done: "Fertig" }, `<p>{"Fertig"}</p>`],
  ["an attribute", `<i title="Done" />`, { Done: "Fertig" }, `<i title={"Fertig"} />`],
  ["a string that is rendered", `<p>{a ? "On" : "Off"}</p>`, { On: "An" }, `<p>{a ? "An" : "Off"}</p>`],
  [
    "values in another order",
    `<p>{a} of {b.total}</p>`,
    { "{a} of {total}": "Von {total}: {a}" },
    `<p>{"Von "}{b.total}{": "}{a}</p>`,
  ],
  [
    "elements with what is in them",
    `<p>Read <a href="/x">the {n} terms</a> first</p>`,
    { "Read <a>the {n} terms</a> first": "Zuerst <a>die {n} Regeln</a>" },
    `<p>{"Zuerst "}<a href="/x">{"die "}{n}{" Regeln"}</a></p>`,
  ],
  [
    "texts within values",
    `<p>It is {on ? "on" : "off"}</p>`,
    { "It is {0}": "Es ist {0}", on: "an", off: "aus" },
    `<p>{"Es ist "}{on ? "an" : "aus"}</p>`,
  ],
  [
    "the space beside it",
    `<p><b>{n}</b> left</p>`,
    { "<b>{n}</b> left": "<b>{n}</b> übrig" },
    `<p><b>{n}</b>{" übrig"}</p>`,
  ],
  [
    "a template",
    "const a = t`Hi ${me.name}`",
    { "Hi {name}": "{name}, `hallo`" },
    "const a = `${me.name}, \\`hallo\\``",
  ],
  ["a text without values as a string", "const a = t`Hi`", { Hi: "Hallo" }, `const a = "Hallo"`],
  [
    "a plural, with the forms that its language has",
    `plural(n, { one: "# tile", other: "# tiles" })`,
    { "{n, plural, one {# tile} other {# tiles}}": "{n, plural, one {# kafelek} few {# kafelki} other {# kafelków}}" },
    "plural(n, { one: `# kafelek`, few: `# kafelki`, other: `# kafelków` })",
  ],
])("puts %s into another language", (_what, source, translations, result) => {
  expect(translated(source, translations)).toBe(result)
})

it("leaves what has no translation, but for its tag", () => {
  expect(translated("<p title='Hi'>Hi {t`you ${name}`}</p>", {})).toBe("<p title='Hi'>Hi {`you ${name}`}</p>")
})

it("refuses a translation with a value that the text has not", () => {
  expect(() => translated(`<p>Hi {name}</p>`, { "Hi {name}": "Hallo {person}" })).toThrow("person")
})
