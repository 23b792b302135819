import { type MessageFormatElement, parse, type PluralOrSelectOption, TYPE } from "@formatjs/icu-messageformat-parser"
import { printAST } from "@formatjs/icu-messageformat-parser/printer.js"
import type { Catalogue } from "../catalogue.ts"
import { sourceMessages } from "./source-messages.ts"

/** CLDR's pseudo-locale of a script that is written from right to left. */
export const pseudoLocale = "ar-XB"

/** The English words, each written from right to left, so that a layout can be tried by somebody who reads no such script. */
export function pseudoCatalogue(): Catalogue {
  return new Map([...sourceMessages().keys()].map((id) => [id, pseudoText(id)]))
}

/** An ICU message whose words run from right to left; its values and elements stay as they are. */
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

/** Between the marks that Unicode has for it: what stands around keeps its own direction. */
function turnedWord(word: string): string {
  return `\u200F\u202E${word}\u202C\u200F`
}
