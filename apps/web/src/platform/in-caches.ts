export function jsonResponse(value: unknown): Response {
  return new Response(JSON.stringify(value), { headers: { "content-type": "application/json" } })
}

export function removeCaches(prefix: string): Promise<void> {
  return inCaches(async (all) => {
    for (const name of await all.keys()) if (name.startsWith(prefix)) await all.delete(name)
  }, undefined)
}

/** Runs `act` with the cache storage, or returns `otherwise` if it is unavailable, as on plain HTTP. */
export async function inCaches<Value>(act: (all: CacheStorage) => Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await act(caches)
  } catch {
    return otherwise
  }
}

export function isSaved(file: string): Promise<boolean> {
  return inCaches(async (all) => (await all.match(file, { ignoreSearch: true })) !== undefined, false)
}
