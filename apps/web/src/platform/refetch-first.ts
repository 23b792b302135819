/** What the first visit fetched before the worker was there is asked for once more, so that it keeps that too. */
export function refetchFirst(): void {
  for (const { name } of performance.getEntriesByType("resource")) {
    const { origin, pathname } = new URL(name)
    if (origin === location.origin && /^\/(documents|media)\//.test(pathname)) {
      void fetch(name, { cache: "force-cache" }).catch(() => undefined)
    }
  }
}
