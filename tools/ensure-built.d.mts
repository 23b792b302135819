/** Builds the web app in a language, a message catalogue's or English, when its sources are not those of the last whole build. */
export function ensureBuilt(root: string, language?: string): Promise<void>
