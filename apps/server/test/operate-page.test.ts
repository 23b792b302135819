import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { parse } from "yaml"
import { settingNames } from "../src/platform/config.ts"

const repository = join(import.meta.dirname, "../../..")
const textOf = (path: string): string => readFileSync(join(repository, path), "utf8")
const pages = [
  "README.md",
  "docs/configuration.md",
  "docs/operate.md",
  "docs/scale.md",
  "docs/threat-model.md",
  "SECURITY.md",
]

it.each(pages)("%s names commands that are there", (page) => {
  const { scripts } = JSON.parse(textOf("package.json")) as { scripts: Record<string, string> }
  const named = [...textOf(page).matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

it.each(pages)("%s leads to files that are there", (page) => {
  const text = textOf(page)
  const links = [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)]
    .map(([, path = ""]) => join(page, "..", path))
    .filter((path) => !path.includes(":"))
  const named = [...text.matchAll(/`((?:apps|deploy|docs|packages|bench)\/[\w./-]+)`/g)].map(([, path = ""]) => path)
  // The operator's own, beside its example.
  const theirs = new Set(["deploy/.env"])
  const missing = [...links, ...named].filter((path) => !theirs.has(path) && !existsSync(join(repository, path)))
  expect(missing).toEqual([])
})

it.each(pages)("%s names settings that are read", (page) => {
  const named = [...textOf(page).matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=[^`]*)?`/g)].map(([, name = ""]) => name)
  const others = ["NODE_OPTIONS", "RATE_LIMIT_", "PACK_DIR"]
  expect(named.filter((name) => !settingNames.includes(name) && !others.includes(name))).toEqual([])
})

it("says how each secret is changed", () => {
  const [, rotation = ""] = textOf("docs/operate.md").split("## Secrets, and how each is changed")
  const secrets = settingNames.filter((name) => /_(SECRET|KEY|TOKEN)$/.test(name))
  const withPassword = ["DATABASE_URL", "DATABASE_REPLICA_URL", "SMTP_URL"]
  expect(secrets.length).toBeGreaterThan(8)
  expect([...secrets, ...withPassword].filter((name) => !rotation.includes(`\`${name}\``))).toEqual([])
})

it("says what each alert means", () => {
  const { groups } = parse(textOf("deploy/prometheus/alerts.yaml")) as { groups: { rules: { alert: string }[] }[] }
  const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert))
  const headings = [...textOf("docs/operate.md").matchAll(/^### (\w+)$/gm)].map(([, name = ""]) => name)
  expect(headings.toSorted()).toEqual(alerts.toSorted())
})
