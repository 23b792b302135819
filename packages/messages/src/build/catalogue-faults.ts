import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser"
import type { Catalogue } from "../catalogue.ts"

export function catalogueFaults(ids: readonly string[], catalogue: Catalogue): string[] {
  const missing = ids.filter((id) => !catalogue.has(id)).map((id) => `\`${id}\` is not translated`)
  const wrong = ids.flatMap((id) => {
    const translation = catalogue.get(id)
    const fault = translation === undefined ? null : faultOf(id, translation)
    return fault === null ? [] : [`\`${id}\` ${fault}`]
  })
  const known = new Set(ids)
  const obsolete = [...catalogue.keys()]
    .filter((id) => !known.has(id))
    .map((id) => `\`${id}\` is nowhere in the source`)
  return [...missing, ...wrong, ...obsolete]
}

function faultOf(id: string, translation: string): string | null {
  try {
    const [wanted, given] = [namesIn(parseMessage(id)), namesIn(parseMessage(translation))]
    const isSame = wanted.size === given.size && [...wanted].every((name) => given.has(name))
    return isSame ? null : `has ${listOf(wanted)}, and its translation ${listOf(given)}`
  } catch (error) {
    return `has a translation that can't be read: ${(error as Error).message}`
  }
}

function parseMessage(text: string): MessageFormatElement[] {
  return parse(text, { requiresOtherClause: false })
}

function namesIn(elements: readonly MessageFormatElement[]): Set<string> {
  const names = new Set<string>()
  for (const element of elements) {
    if (element.type === TYPE.argument) names.add(`{${element.value}}`)
    if (element.type === TYPE.tag) {
      names.add(`<${element.value}>`)
      for (const name of namesIn(element.children)) names.add(name)
    }
    if (element.type === TYPE.plural) {
      names.add(`a plural of ${element.value}`)
      for (const { value } of Object.values(element.options)) for (const name of namesIn(value)) names.add(name)
    }
  }
  return names
}

function listOf(names: ReadonlySet<string>): string {
  return names.size === 0 ? "no values" : [...names].join(", ")
}
