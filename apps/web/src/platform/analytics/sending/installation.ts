import { randomId } from "../../random-id.ts"

const key = "cf_installation"

let unkept: string | null = null

/** What this installation is counted under while nobody is signed in. It names nobody, and goes with the opt-out. */
export function installationId(): string {
  try {
    const kept = localStorage.getItem(key)
    if (kept !== null && /^[0-9a-f]{32}$/.test(kept)) return kept
    unkept ??= randomId()
    localStorage.setItem(key, unkept)
  } catch {
    // Nothing can be kept here; the id lasts as long as the page.
  }
  unkept ??= randomId()
  return unkept
}

export function forgetInstallation(): void {
  unkept = null
  try {
    localStorage.removeItem(key)
  } catch {
    // What cannot be read was never kept.
  }
}
