import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser"
import type { Catalogue } from "../catalogue.ts"
import { findMessages } from "./find-messages.ts"
import type { Message, Slice } from "./message.ts"

/** Replaces all texts of a source file by another language's. Missing ones stay in English, without their tag. */
export function translateSource(file: string, source: string, catalogue: Catalogue): string {
  const messages = findMessages(file, source)

  function render({ start, end }: Slice): string {
    let text = ""
    let at = start
    for (const message of messages) {
      const translation = catalogue.get(message.id) ?? (message.form === "tagged" ? message.id : null)
      if (message.start < at || message.end > end || translation === null) continue
      text += source.slice(at, message.start) + put(translation, message)
      at = message.end
    }
    return text + source.slice(at, end)
  }

  function put(translation: string, message: Message): string {
    const elements = parse(translation, { requiresOtherClause: false })
    if (message.form === "plural") return forms(elements, message)
    const spaced = [literal(message.before), ...elements, literal(message.after)]
    if (message.form === "children") return children(spaced, message)
    const expression = template(spaced, message)
    return message.form === "attribute" ? `{${expression}}` : expression
  }

  function children(elements: readonly MessageFormatElement[], message: Message): string {
    return joined(elements)
      .map((element) => {
        if (element.type === TYPE.literal) return element.value && `{${JSON.stringify(element.value)}}`
        if (element.type === TYPE.argument) return render(partOf(message.values, element.value, message))
        if (element.type !== TYPE.tag)
          throw new Error(`${file}: \`${message.id}\` is translated with more than values and elements`)
        const slice = partOf(message.elements, element.value, message)
        if (!slice.inside) return render(slice)
        const [opening, closing] = [
          render({ start: slice.start, end: slice.inside.start }),
          source.slice(slice.inside.end, slice.end),
        ]
        return opening + children(element.children, message) + closing
      })
      .join("")
  }

  function template(elements: readonly MessageFormatElement[], message: Message): string {
    const parts = joined(elements)
    if (parts.every((element) => element.type === TYPE.literal))
      return JSON.stringify(parts.map((element) => (element as { value: string }).value).join(""))
    const text = parts.map((element) => {
      if (element.type === TYPE.literal) return element.value.replace(/[`\\]|\$(?=\{)/g, "\\$&")
      if (element.type === TYPE.pound) return "#"
      if (element.type === TYPE.argument) return `\${${render(partOf(message.values, element.value, message))}}`
      throw new Error(`${file}: \`${message.id}\` is translated with more than values`)
    })
    return `\`${text.join("")}\``
  }

  function forms(elements: readonly MessageFormatElement[], message: Message): string {
    const [plural, ...more] = elements
    if (plural?.type !== TYPE.plural || more.length > 0)
      throw new Error(`${file}: \`${message.id}\` must be translated with one plural`)
    const texts = Object.entries(plural.options).map(([form, { value }]) => `${form}: ${template(value, message)}`)
    return `{ ${texts.join(", ")} }`
  }

  function partOf<Part>(parts: ReadonlyMap<string, Part>, name: string, { id }: Message): Part {
    const part = parts.get(name)
    if (part === undefined)
      throw new Error(`${file}: the translation of \`${id}\` names \`${name}\`, which is not in it`)
    return part
  }

  return render({ start: 0, end: source.length })
}

function literal(value: string): MessageFormatElement {
  return { type: TYPE.literal, value }
}

/** Merges neighbouring texts, which React would render separately. */
function joined(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  const parts: MessageFormatElement[] = []
  for (const element of elements) {
    const last = parts.at(-1)
    if (element.type === TYPE.literal && last?.type === TYPE.literal)
      parts[parts.length - 1] = literal(last.value + element.value)
    else parts.push(element)
  }
  return parts
}
