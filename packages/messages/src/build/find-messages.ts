import { parseSync } from "oxc-parser"
import { icuText } from "../icu-text.ts"
import { jsxText } from "./jsx-text.ts"
import type { Message, Slice } from "./message.ts"
import { pluralId } from "../plural-id.ts"
import { childrenOf, isNode, type Node } from "./syntax.ts"
import { isWordAttribute } from "./word-attributes.ts"

/** Names of values: as in the source, or numbers, where only those are known at the lookup. */
type Naming = "source" | "numbers"

type Found = { source: string; naming: Naming; messages: Message[] }

/**
 * Messages of a file in source order: text between tags with its values and elements, rendered strings and attributes, texts tagged with
 * `t`, and forms of `plural`. Messages may be nested in values.
 */
export function findMessages(file: string, source: string, naming: Naming = "source"): Message[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const found: Found = { source, naming, messages: [] }
  visit(program as unknown as Node, found)
  return found.messages.sort((a, b) => a.start - b.start || b.end - a.end)
}

const wrappers = new Set(["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression", "ParenthesizedExpression"])

function visit(node: Node, found: Found): void {
  if (node.type === "ImportDeclaration") return
  if (wrappers.has(node.type)) return visit(node["expression"] as Node, found)
  if (node.type.startsWith("TS")) return
  if (node.type === "JSXElement") visitAttributes(node, found)
  if (node.type === "JSXElement" || node.type === "JSXFragment") return visitChildren(node["children"] as Node[], found)
  if (node.type === "TaggedTemplateExpression" && shortName(node["tag"] as Node) === "t")
    return addTemplate(node, "tagged", node["quasi"] as Node, found)
  if (node.type === "CallExpression" && shortName(node["callee"] as Node) === "plural") addPlural(node, found)
  for (const child of childrenOf(node)) visit(child, found)
}

/** A rendered value: all strings it can be are messages. */
function visitRendered(node: Node, found: Found): void {
  if (wrappers.has(node.type)) return visitRendered(node["expression"] as Node, found)
  if (node.type === "Literal" && hasWords(node["value"])) add(node, "expression", icuText(node["value"]), found)
  else if (node.type === "TemplateLiteral" && quasisOf(node).some(hasWords))
    addTemplate(node, "expression", node, found)
  else if (node.type === "ConditionalExpression") {
    visit(node["test"] as Node, found)
    visitRendered(node["consequent"] as Node, found)
    visitRendered(node["alternate"] as Node, found)
  } else if (node.type === "LogicalExpression") {
    const visitLeft = node["operator"] === "&&" ? visit : visitRendered
    visitLeft(node["left"] as Node, found)
    visitRendered(node["right"] as Node, found)
  } else visit(node, found)
}

function visitAttributes(element: Node, found: Found): void {
  const opening = element["openingElement"] as Node
  for (const attribute of opening["attributes"] as Node[]) {
    const { value } = attribute
    if (attribute.type !== "JSXAttribute" || !isNode(value)) visit(attribute, found)
    else if (!isWordAttribute(tagOf(element), nameOf(attribute["name"]))) visit(value, found)
    else if (value.type === "JSXExpressionContainer") visitRendered(value["expression"] as Node, found)
    else if (hasWords(value["value"])) add(value, "attribute", icuText(value["value"]), found)
  }
}

function visitChildren(children: readonly Node[], found: Found): void {
  const parts = children.filter((child) => !isBlank(child))
  // A leading icon is not part of the message.
  const first = parts.findIndex((part) => !isEmptyElement(part))
  const last = parts.findLastIndex((part) => !isEmptyElement(part))
  const isText = parts.some((part) => part.type === "JSXText" && hasWords(part["value"]))
  const spoken = isText ? parts.slice(first, last + 1) : []
  for (const part of parts) if (!spoken.includes(part)) visitPart(part, found)
  if (spoken.length > 0) addChildren(spoken, found)
}

function visitPart(part: Node, found: Found): void {
  if (part.type === "JSXExpressionContainer") visitRendered(part["expression"] as Node, found)
  else visit(part, found)
}

function addChildren(parts: readonly Node[], found: Found): void {
  const message = emptyMessage({ start: (parts[0] as Node).start, end: (parts.at(-1) as Node).end }, "children")
  message.id = textOf(parts, message, found)
  found.messages.push(trimmed(message))
}

function textOf(parts: readonly Node[], message: Message, found: Found): string {
  return parts
    .map((part) => {
      if (part.type === "JSXText") return icuText(jsxText(part["value"] as string))
      if (part.type === "JSXExpressionContainer") return valueText(part, part["expression"] as Node, message, found)
      return elementText(part, message, found)
    })
    .join("")
}

function valueText(slice: Slice, expression: Node, message: Message, found: Found): string {
  if (expression.type === "Literal" && typeof expression["value"] === "string") return icuText(expression["value"])
  visitRendered(expression, found)
  const name = freeName(shortName(expression), message.values, slice, found)
  message.values.set(name, { start: slice.start, end: slice.end })
  return `{${name}}`
}

function elementText(element: Node, message: Message, found: Found): string {
  const name = freeName(tagOf(element).toLowerCase() || "fragment", message.elements, element, found)
  const { start, end } = element
  const children = (element["children"] as Node[]).filter((child) => !isBlank(child))
  if (!children.some(isSpoken)) {
    message.elements.set(name, { start, end, inside: null })
    visit(element, found)
    return `<${name}></${name}>`
  }
  const [opening, closing] =
    element.type === "JSXFragment" ? ["openingFragment", "closingFragment"] : ["openingElement", "closingElement"]
  const inside = { start: (element[opening] as Node).end, end: (element[closing] as Node).start }
  message.elements.set(name, { start, end, inside })
  if (element.type === "JSXElement") visitAttributes(element, found)
  return `<${name}>${textOf(children, message, found)}</${name}>`
}

/** Text, or a value on its own: not a conditional. */
function isSpoken(child: Node): boolean {
  if (child.type === "JSXText") return true
  return child.type === "JSXExpressionContainer" && !/^(Conditional|Logical)/.test((child["expression"] as Node).type)
}

function addTemplate(node: Node, form: Message["form"], template: Node, found: Found): void {
  const message = emptyMessage(node, form)
  message.id = templateText(template, message, found)
  found.messages.push(trimmed(message))
}

function templateText(template: Node, message: Message, found: Found): string {
  const expressions = template["expressions"] as Node[]
  return quasisOf(template)
    .map((text, at) => {
      const expression = expressions[at]
      return icuText(text) + (expression ? valueText(expression, expression, message, found) : "")
    })
    .join("")
}

/** `plural(count, { one: "# tile", other: "# tiles" }, language)`. */
function addPlural(call: Node, found: Found): void {
  const [count, forms] = call["arguments"] as Node[]
  if (!count || forms?.type !== "ObjectExpression") return
  const message = emptyMessage(forms, "plural")
  const texts = (forms["properties"] as Node[]).map((property) => {
    const value = property["value"] as Node
    const text =
      value.type === "TemplateLiteral" ? templateText(value, message, found) : icuText(value["value"] as string)
    return [nameOf(property["key"]), text] as const
  })
  const name = found.naming === "source" ? shortName(count) : null
  message.id = pluralId(name ?? "count", Object.fromEntries(texts))
  found.messages.push(message)
}

function add(node: Node, form: Message["form"], id: string, found: Found): void {
  found.messages.push(trimmed({ ...emptyMessage(node, form), id }))
}

function emptyMessage({ start, end }: Slice, form: Message["form"]): Message {
  return { start, end, form, id: "", before: "", after: "", values: new Map(), elements: new Map() }
}

function trimmed(message: Message): Message {
  const before = /^ */.exec(message.id)?.[0] ?? ""
  const after = / *$/.exec(message.id)?.[0] ?? ""
  return { ...message, id: message.id.trim(), before, after }
}

/** A value's name, if it has one; another value of that name gets a number. */
function freeName(
  wanted: string | null,
  taken: ReadonlyMap<string, Slice>,
  slice: Slice,
  { source, naming }: Found,
): string {
  if (naming === "numbers") return `${taken.size}`
  const isFree = (name: string): boolean => {
    const other = taken.get(name)
    return !other || source.slice(other.start, other.end) === source.slice(slice.start, slice.end)
  }
  for (let number = 0; ; number++) {
    const name = wanted === null ? `${number}` : `${wanted}${number === 0 ? "" : number + 1}`
    if (isFree(name)) return name
  }
}

function shortName(node: Node): string | null {
  if (node.type === "Identifier") return nameOf(node)
  if (node.type === "MemberExpression" && node["computed"] !== true) return nameOf(node["property"])
  if (node.type === "CallExpression") return shortName(node["callee"] as Node)
  return null
}

function tagOf(element: Node): string {
  const opening = element["openingElement"]
  return isNode(opening) ? nameOf(opening["name"]) : ""
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node["name"] === "string" ? node["name"] : ""
}

function quasisOf(template: Node): string[] {
  return (template["quasis"] as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
}

function hasWords(value: unknown): value is string {
  return typeof value === "string" && /\p{L}/u.test(value) && !value.startsWith("/")
}

function isBlank(child: Node): boolean {
  if (child.type === "JSXText") return jsxText(child["value"] as string) === ""
  return child.type === "JSXExpressionContainer" && (child["expression"] as Node).type === "JSXEmptyExpression"
}

function isEmptyElement(part: Node): boolean {
  return part.type === "JSXElement" && (part["children"] as Node[]).every(isBlank)
}
