import type { ContentSnapshot } from "../../platform/content/content-snapshot.ts"
import { createLru, type Lru } from "../../platform/lru.ts"
import type { TileDocument } from "./store.ts"

const mostBytes = 32 * 1024 * 1024
const bySnapshot = new WeakMap<ContentSnapshot, Lru<TileDocument>>()

/**
 * The tile documents read since the content last changed. They go with the snapshot they belong to, so what is here is as
 * fresh as everything else in memory: at most a second behind the database.
 */
export function keptDocuments(snapshot: ContentSnapshot): Lru<TileDocument> {
  let kept = bySnapshot.get(snapshot)
  if (!kept) {
    kept = createLru(mostBytes)
    bySnapshot.set(snapshot, kept)
  }
  return kept
}
