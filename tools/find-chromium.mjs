import { existsSync, readdirSync } from "node:fs"
import { homedir } from "node:os"
import { delimiter, join } from "node:path"

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
]

/** The same engine without the windows of a browser: a journey costs it a quarter less. */
const shell = "/usr/bin/chromium-headless-shell"

/** The path of what journeys run in: the Chromium asked for, a headless shell, or any Chromium; null when there is none. */
export function findHeadlessChromium() {
  return !process.env.CHROMIUM_PATH && existsSync(shell) ? shell : findChromium()
}

/** The path of a Chromium: the one asked for, an installed one, or one that Playwright has fetched; null when there is none. */
export function findChromium() {
  const asked = process.env.CHROMIUM_PATH
  if (asked) {
    if (existsSync(asked)) return asked
    throw new Error(`CHROMIUM_PATH is ${asked}, and there is nothing.`)
  }
  const folders = (process.env.PATH ?? "").split(delimiter)
  const installed = names.flatMap((name) => [`/usr/bin/${name}`, ...folders.map((folder) => join(folder, name))])
  return [...installed, ...applications, ...fetchedByPlaywright()].find((path) => existsSync(path)) ?? null
}

function fetchedByPlaywright() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), ".cache/ms-playwright"),
    join(homedir(), "Library/Caches/ms-playwright"),
  ]
  return caches
    .filter((cache) => cache && existsSync(cache))
    .flatMap((cache) =>
      readdirSync(cache)
        .filter((name) => name.startsWith("chromium"))
        .map((name) => join(cache, name)),
    )
    .flatMap((folder) =>
      [
        "chrome-linux/chrome",
        "chrome-linux64/chrome",
        "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
        "chrome-linux/headless_shell",
      ].map((path) => join(folder, path)),
    )
}
