/** As much of a browser's caches as the app asks of them, in memory. `refuse` says when the browser is full. */
export function memoryCaches({ refuse = () => false }: { refuse?: (files: number) => boolean } = {}): CacheStorage {
  const all = new Map<string, Map<string, { body: Blob; headers: Headers }>>()
  const urlOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, "http://localhost").href
  const fileCount = () => [...all.values()].reduce((sum, files) => sum + files.size, 0)
  const cacheOf = (name: string) => {
    const files = all.get(name) ?? new Map<string, { body: Blob; headers: Headers }>()
    all.set(name, files)
    return {
      keys: async () => [...files.keys()].map((url) => new Request(url)),
      match: async (request: RequestInfo | URL) => {
        const found = files.get(urlOf(request))
        return found && new Response(found.body, { headers: found.headers })
      },
      put: async (request: RequestInfo | URL, response: Response) => {
        const url = urlOf(request)
        if (!files.has(url) && refuse(fileCount())) throw new DOMException("Full.", "QuotaExceededError")
        files.delete(url)
        files.set(url, { body: await response.blob(), headers: response.headers })
      },
      delete: async (request: RequestInfo | URL) => files.delete(urlOf(request)),
    }
  }
  return {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...all.keys()],
    match: async (request: RequestInfo | URL, { cacheName }: MultiCacheQueryOptions = {}) => {
      for (const name of cacheName === undefined ? all.keys() : all.has(cacheName) ? [cacheName] : []) {
        const found = await cacheOf(name).match(request)
        if (found) return found
      }
      return undefined
    },
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
  } as unknown as CacheStorage
}
