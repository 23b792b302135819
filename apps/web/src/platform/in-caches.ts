export function jsonResponse(value: unknown): Response {
  return new Response(JSON.stringify(value), { headers: { "content-type": "application/json" } })
}

export function removeCaches(prefix: string): Promise<void> {
  return inCaches(async (all) => {
    for (const name of await all.keys()) if (name.startsWith(prefix)) await all.delete(name)
  }, undefined)
}

/** What `act` makes of the browser's caches, and `otherwise` where it has none, as on plain http, or refuses them. */
export async function inCaches<Value>(act: (all: CacheStorage) => Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await act(caches)
  } catch {
    return otherwise
  }
}

export function isKept(file: string): Promise<boolean> {
  return inCaches(async (all) => (await all.match(file, { ignoreSearch: true })) !== undefined, false)
}
