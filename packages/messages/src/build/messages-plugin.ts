import type { Plugin } from "vite"
import { type Catalogue, readCatalogue } from "../catalogue.ts"
import { pseudoCatalogue, pseudoLocale } from "./pseudo-catalogue.ts"
import { translateSource } from "./translate-source.ts"

const spoken = /\/(?:apps\/web\/src|packages\/(?:domain|contract)\/src)\/.*\.tsx?$/

const languageFile = /\/packages\/domain\/src\/messages\/words-language\.ts$/

/** Builds the app in one language: its texts replace the English ones in the source, so nothing is looked up or loaded. */
export function messagesIn(language: string): Plugin {
  const catalogue = catalogueOf(language)
  return {
    name: "messages",
    enforce: "pre",
    transform(code, id) {
      const [file = id] = id.split("?")
      if (languageFile.test(file)) return { code: inLanguage(code, language), map: null }
      const isChanged = spoken.test(file) && (language !== "en" || code.includes("t`"))
      return isChanged ? { code: translateSource(file, code, catalogue), map: null } : null
    },
  }
}

function inLanguage(code: string, language: string): string {
  // Missing in the web's types, which are those of older browsers.
  const locale = new Intl.Locale(language) as Intl.Locale & { getTextInfo: () => { direction?: string } }
  const { direction } = locale.getTextInfo()
  const named = code.replace('"en"', JSON.stringify(language))
  return direction === "rtl" ? named.replace("= 1\n", "= -1\n") : named
}

function catalogueOf(language: string): Catalogue {
  if (language === "en") return new Map()
  return language === pseudoLocale ? pseudoCatalogue() : readCatalogue(language)
}
