/** Builds the web app when its sources are not those of the last whole build. */
export function ensureBuilt(root: string): Promise<void>
