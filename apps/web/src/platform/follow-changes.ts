import { readCacheOf } from "./reads/read-cache.ts"
import type { SessionScopes } from "./session-scope.ts"

/**
 * Under the emulator: reads everything again when an editor saves a file. Nothing moves; content changes in place. The stream starts with
 * the current version, usually the page's.
 */
export function followChanges(scopes: SessionScopes): void {
  let known = scopes.get().page.contentVersion
  new EventSource("/emulator/changes").addEventListener("content", ({ data }: MessageEvent<string>) => {
    const { version } = JSON.parse(data) as { version: number }
    if (version !== known) readCacheOf(scopes.get()).invalidate()
    known = version
  })
}
