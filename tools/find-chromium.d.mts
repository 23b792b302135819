/** The path of what journeys run in: the Chromium asked for, a headless shell, or any Chromium; null when there is none. */
export function findHeadlessChromium(): string | null

/** The path of a Chromium, or null when there is none. */
export function findChromium(): string | null
