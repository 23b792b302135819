import { readCacheOf } from "./reads/read-cache.ts"
import type { SessionScopes } from "./session-scope.ts"

/**
 * With the emulator flag: when an editor saves a file, what is open is read again. Nothing moves; words and pictures change in place.
 * The stream begins with the version there is, which mostly is the page's own.
 */
export function followChanges(scopes: SessionScopes): void {
  let known = scopes.get().page.contentVersion
  new EventSource("/emulator/changes").addEventListener("content", ({ data }: MessageEvent<string>) => {
    const { version } = JSON.parse(data) as { version: number }
    if (version !== known) readCacheOf(scopes.get()).invalidate()
    known = version
  })
}
