import { type MessageFormatElement, parse, type PluralOrSelectOption, TYPE } from "@formatjs/icu-messageformat-parser"
import { printAST } from "@formatjs/icu-messageformat-parser/printer.js"
import type { Catalogue } from "../catalogue.ts"
import { sourceMessages } from "./source-messages.ts"

/** CLDR's right-to-left pseudo-locale. */
export const pseudoLocale = "ar-XB"

/** English with every word reversed, to test right-to-left layouts. */
export function pseudoCatalogue(): Catalogue {
  return new Map([...sourceMessages().keys()].map((id) => [id, pseudoText(id)]))
}

/** An ICU message in the pseudo-locale; values and elements stay. */
export function pseudoText(id: string): string {
  return printAST(turned(parse(id, { requiresOtherClause: false })))
}

function turned(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: element.value.replace(/\S+/g, turnedWord) }
    if (element.type === TYPE.tag) return { ...element, children: turned(element.children) }
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element
    const options = Object.entries(element.options).map(([name, option]): [string, PluralOrSelectOption] => [
      name,
      { ...option, value: turned(option.value) },
    ])
    return { ...element, options: Object.fromEntries(options) }
  })
}

/** Wraps a word in directional marks, so that its surroundings keep their direction. */
function turnedWord(word: string): string {
  return `\u200F\u202E${word}\u202C\u200F`
}
