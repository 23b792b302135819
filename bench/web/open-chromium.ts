import { type Browser, chromium } from "playwright"
import { findChromium } from "../../tools/find-chromium.mjs"

/** A Chromium that does nothing of its own accord. */
const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

export function openChromium(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({ ...(executablePath && { executablePath }), args: [...quiet, ...args] })
}
