import { escapeHtml } from "@confetti/domain/escape-html"
import type { RateLimit } from "../openapi/build-openapi.ts"
import { guide, listedErrors, listedEvents, type OpenApi } from "../openapi/build-openapi.ts"
import { printType } from "./print-type.ts"
import { anchorOf, renderMarkdown } from "./render-markdown.ts"
import {
  groupOf,
  isOneAnswers,
  type Operation,
  operationGroups,
  renderOperation,
  type Schemas,
} from "./render-operation.ts"

const headings = [...guide.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => heading)

export function renderReference(openapi: OpenApi): string {
  const groups = operationGroups(openapi)
  const [title = "", ...chapters] = guideChapters(openapi["x-rate-limits"])
  const { schemas } = openapi.components
  const calls = groups.map(([name, operations]) => renderGroup(name, operations, schemas)).join("")
  return `<div class="frame"><header><a class="back" href="/">‹ Back to the feed</a>${title}</header>${renderContents(groups)}<main>${chapters.join("")}${renderErrors()}${calls}${renderSchemas(schemas)}</main></div>`
}

const link = (to: string, text: string): string => `<li><a href="#${to}">${escapeHtml(text)}</a></li>`

function renderContents(groups: [string, Operation[]][]): string {
  const chapters = [...headings, "Errors"].map((heading) => link(anchorOf(heading), heading)).join("")
  const calls = groups
    .map(([name, operations]) => {
      const items = operations.map(({ id, path }) => link(id, path.replace(/^\/(functions|documents)\//, ""))).join("")
      return `<li><details><summary>${escapeHtml(name)}</summary><ul>${items}</ul></details></li>`
    })
    .join("")
  return `<nav aria-label="Contents"><ul>${chapters}${calls}${link("schemas", "Schemas")}</ul></nav>`
}

function guideChapters(limits: readonly RateLimit[]): string[] {
  const tables: Record<string, string> = { Limits: renderLimits(limits), Events: renderEvents() }
  return guide
    .split(/^(?=## )/m)
    .map((chapter) => renderMarkdown(chapter) + (tables[/^## (.+)$/m.exec(chapter)?.[1] ?? ""] ?? ""))
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join("")
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")
  return `<div class="table" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
}

function renderLimits(limits: readonly RateLimit[]): string {
  const number = (value: number): string => value.toLocaleString("en")
  const rows = limits.map(({ of, perMinute, atOnce }) => [
    escapeHtml(of),
    `${number(perMinute)} a minute`,
    `${number(atOnce)} at once`,
  ])
  return `<p>On this server:</p>${table(["Requests for", "Budget", "Burst"], rows)}`
}

function renderEvents(): string {
  return table(
    ["Event", "params"],
    listedEvents.map(({ name, params }) => [
      `<code>${escapeHtml(name)}</code>`,
      `<code>${printType(params).replaceAll(/\s+/g, " ")}</code>`,
    ]),
  )
}

function renderErrors(): string {
  const rows = listedErrors.map(({ code, http, status, message }) => [
    `<code>${escapeHtml(code)}</code>`,
    String(http),
    `<code>${status}</code>`,
    escapeHtml(message),
  ])
  return `<h2 id="errors">Errors</h2><p>Every error code, with its HTTP status and its message for people.</p>${table(["Code", "HTTP", "Status", "Meaning"], rows)}`
}

function renderGroup(name: string, operations: readonly Operation[], schemas: Schemas): string {
  return `<h2 id="${groupOf(name)}">${escapeHtml(name)}</h2>${operations.map((each) => renderOperation(each, schemas)).join("")}`
}

function renderSchemas(all: Schemas): string {
  const shared = Object.entries(all).filter(([name]) => !isOneAnswers(name))
  const sorted = shared.toSorted(([one], [other]) => one.localeCompare(other))
  const schemas = sorted.map(([name, schema]) => {
    return `<h3 id="schema-${escapeHtml(name)}">${escapeHtml(name)}</h3><pre tabindex="0">${printType(schema)}</pre>`
  })
  return `<h2 id="schemas">Schemas</h2><p>The types used in answers.</p>${schemas.join("")}`
}
