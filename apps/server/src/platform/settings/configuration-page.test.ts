import { readFileSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { expect, it } from "vitest"
import { z } from "zod"
import { settingGroups, settings } from "./settings.ts"

const repository = join(import.meta.dirname, "../../../../..")
const page = join(repository, "docs/configuration.md")

it("describes every setting", () => {
  const undescribed = Object.entries(settings.shape).filter(([, setting]) => !setting.description)
  expect(undescribed.map(([name]) => name)).toEqual([])
})

it("lists every setting under one heading", () => {
  expect(Object.values(settingGroups).flatMap((group) => Object.keys(group))).toEqual(Object.keys(settings.shape))
})

it("docs/configuration.md says what the settings say", () => {
  const text = printPage()
  if (process.env["UPDATE"]) writeFileSync(page, text)
  expect(readFileSync(page, "utf8"), "Stale: write it with UPDATE=1 npm test -- configuration-page").toBe(text)
})

function printPage(): string {
  return [
    "# Configuration",
    "",
    "Confetti reads these environment variables when it starts. A wrong one is named in one line, and the server ends with 1. An empty",
    "variable counts as unset.",
    "",
    "To serve other people, set `DATABASE_URL`, `AUTH_SECRET`, `PUBLIC_URL` and `SMTP_URL`. To try Confetti on your own machine, set nothing:",
    "`npm start` then starts the emulator, which keeps everything local.",
    "",
    "Switches take `1` or `0`. Where a setting takes several values, commas separate them. Default folders lie in the checkout; a folder you",
    "set is relative to where the server starts.",
    "",
    "`apps/server/src/platform/settings/configuration-page.test.ts` writes this page from the settings with `UPDATE=1`.",
    ...Object.entries(settingGroups).flatMap(([heading, group]) => [
      "",
      `## ${heading}`,
      "",
      "| Setting | Default | |",
      "| --- | --- | --- |",
      ...Object.entries(group).map(([name, setting]) => printRow(name, setting)),
    ]),
    "",
  ].join("\n")
}

function printRow(name: string, setting: z.ZodType): string {
  const choices = readChoices(setting).map((choice) => `\`${choice}\``)
  const text = [setting.description, ...(choices.length > 0 ? [`One of ${choices.join(", ")}.`] : [])].join(" ")
  return `| \`${name}\` | ${printDefault(setting.parse(undefined))} | ${text} |`
}

const printable = z.union([z.string(), z.number(), z.array(z.string())])

function printDefault(value: unknown): string {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return ""
  if (typeof value === "boolean") return value ? "`1`" : "`0`"
  if (typeof value === "string" && value.startsWith(repository)) return `\`${relative(repository, value)}\``
  return `\`${printable.parse(value).toString()}\``
}

/** The words a setting may be. Those of a switch are the same for all, and at the top of the page. */
function readChoices(setting: z.ZodType): string[] {
  const choices = z.array(z.string()).parse(z.toJSONSchema(setting, { io: "input" }).enum ?? [])
  return choices.includes("true") ? [] : choices
}
