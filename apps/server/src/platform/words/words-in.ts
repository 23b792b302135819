import type { Words } from "@confetti/domain/messages/words"
import { type Catalogue, catalogueLanguages, readCatalogue } from "@confetti/messages/catalogue"
import { icuText } from "@confetti/messages/icu-text"
import { pluralId } from "@confetti/messages/plural-id"
import { IntlMessageFormat } from "intl-messageformat"

const known = new Map<string, Words>()

/** The server's messages in a language (BCP 47); English if there is no catalogue. */
export function wordsIn(tag: string): Words {
  const words = known.get(tag) ?? createWords(tag)
  known.set(tag, words)
  return words
}

function createWords(tag: string): Words {
  const { language } = new Intl.Locale(tag)
  const catalogue: Catalogue = catalogueLanguages().includes(language) ? readCatalogue(language) : new Map()
  const formats = new Map<string, IntlMessageFormat>()
  const spoken = catalogue.size > 0 || language === "en" ? tag : "en"

  function put(id: string, values: Record<string, string | number>): string {
    const format = formats.get(id) ?? new IntlMessageFormat(catalogue.get(id) ?? id, spoken)
    formats.set(id, format)
    return String(format.format(values))
  }

  return {
    language: spoken,
    t: (texts, ...values) => {
      const id = texts.map((text, at) => icuText(text) + (at < values.length ? `{${at}}` : "")).join("")
      return put(id, Object.fromEntries(values.map((value, at) => [at, String(value)])))
    },
    translate: (text) => (catalogue.has(icuText(text)) ? put(icuText(text), {}) : text),
    plural: (count, forms) => put(pluralId("count", forms), { count }),
  }
}
