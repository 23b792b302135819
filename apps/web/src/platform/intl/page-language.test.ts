import { afterEach, expect, it, vi } from "vitest"
import { pageLanguage } from "./page-language.ts"

afterEach(() => void vi.unstubAllGlobals())

it.each([
  ["de", "de"],
  ["", "en"],
])("of a page with the language “%s” it is %s, which `Intl` takes", (lang, language) => {
  vi.stubGlobal("document", { documentElement: { lang } })
  expect(pageLanguage()).toBe(language)
  expect(() => new Intl.NumberFormat(pageLanguage())).not.toThrow()
})
