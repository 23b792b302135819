import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/**
 * Writes NOTICE.md: the licence of every package, font and picture set that reaches a reader or runs on a server. With
 * `--check` it only says whether the file is current.
 */

type Lock = { packages: Record<string, LockEntry> }
type LockEntry = {
  version?: string
  link?: boolean
  resolved?: string
  dependencies?: Record<string, string>
}
type Manifest = {
  dependencies?: Record<string, string>
  version: string
  license?: string | { type: string }
  homepage?: string
  author?: string | { name: string }
}

const root = join(import.meta.dirname, "..")
const file = join(root, "NOTICE.md")
const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as Lock

const fonts = ["@fontsource/", "@fontsource-variable/"]
const pictures = ["@lobehub/fluent-emoji-3d"]
/** Where a package's metadata names its packager and not who made what is inside. */
const makers: Record<string, string> = { "@lobehub/fluent-emoji-3d": "Fluent Emoji, Microsoft Corporation" }

/** Workbox writes these parts of itself into the service worker. */
const inWorker = ["workbox-core", "workbox-expiration", "workbox-precaching", "workbox-routing", "workbox-strategies"]

const web = [...shippedBy("apps/web"), ...inWorker].sort()
const server = shippedBy("apps/server")
const text = `# What Confetti is built with

Confetti itself is under the MIT licence. It stands on the work of others, under their own licences; each package brings its
licence's whole text. This file is written by \`npm run notice\`.

## In the browser

${table(web.filter((name) => !isFont(name)))}

## Fonts

${table([...new Set([...web, ...server])].filter(isFont).sort())}

## Pictures

The starter pack's illustrations are drawn by Confetti, and so are its two films, with the sound of one (\`tools/clips\`). The emoji in them:

${table(pictures)}

## Maps

The outlines of land and countries that maps are drawn from (\`apps/server/src/modules/content/map/world.json\`) are made from Natural Earth, which
is in the public domain.

## Word lists

The games' words (\`content/games/words\`) are made from SCOWL 2020.12.07, copyright 2000-2018 Kevin Atkinson and others, who allow use,
change and sale with their notice; it stands whole beside the lists, in \`COPYRIGHT.txt\`.

Those of the German pack (\`content-de/games/words\`) are made from igerman98 20161207, copyright Björn Jacke, under the GNU General Public
License, version 2 or 3: data that a server reads where that pack is chosen, and no part of the program. The licence and what was changed stand beside the lists.

## On the server

${table(server.filter((name) => !isFont(name) && !pictures.includes(name) && !web.includes(name)))}

sharp brings libvips and the libraries it is linked with as one shared library, under LGPL-3.0-or-later; sharp's own packages
name them all. FFmpeg is called as a separate program where it is installed, and is not part of Confetti.
`

if (!process.argv.includes("--check")) writeFileSync(file, text)
else if (!existsSync(file) || readFileSync(file, "utf8") !== text) {
  console.error("NOTICE.md is not what the installed packages say. Run npm run notice.")
  process.exitCode = 1
}

/** The names of all packages an app needs to run, its own and theirs, those of other platforms left out. */
function shippedBy(app: string): string[] {
  const found = new Map<string, string>()
  const follow = (path: string): void => {
    // The workspaces' own files are read rather than the lock's copy of them.
    const own = path.startsWith("apps/") || path.startsWith("packages/") ? manifest(path) : lock.packages[path]
    for (const name of Object.keys(own?.dependencies ?? {})) {
      const at = locate(path, name)
      if (!at || found.has(at)) continue
      found.set(at, name)
      follow(lock.packages[at]?.link ? (lock.packages[at]?.resolved ?? at) : at)
    }
  }
  follow(app)
  return [...new Set(found.values())]
    .filter((name) => !name.startsWith("@confetti/") && !name.startsWith("@types/"))
    .sort()
}

/** Where Node would find a package from a folder: the nearest node_modules upwards. */
function locate(from: string, name: string): string | null {
  for (let base = from; ; base = base.includes("/") ? base.slice(0, base.lastIndexOf("/")) : "") {
    const path = `${base ? `${base}/` : ""}node_modules/${name}`
    if (path in lock.packages) return path
    if (base === "") return null
  }
}

function isFont(name: string): boolean {
  return fonts.some((scope) => name.startsWith(scope))
}

function table(names: readonly string[]): string {
  const rows = names.map((name) => {
    const { license, version } = manifestOf(name)
    const maker = makers[name]
    return `| ${name}${maker ? ` (${maker})` : ""} | ${version} | ${typeof license === "object" ? license.type : (license ?? "not stated")} |`
  })
  return ["| Package | Version | Licence |", "|---|---|---|", ...rows].join("\n")
}

function manifestOf(name: string): Manifest {
  return manifest(Object.keys(lock.packages).find((each) => each.endsWith(`node_modules/${name}`)) ?? "")
}

function manifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as Manifest
}
