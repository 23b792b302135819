/** The path of a Chromium, or null when there is none. */
export function findChromium(): string | null
