import { vi } from "vitest"

/** Everything is near the end of a page that has no size. */
export function seeEverything(): void {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #seen: IntersectionObserverCallback
      constructor(seen: IntersectionObserverCallback) {
        this.#seen = seen
      }
      observe(target: Element) {
        this.#seen([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never)
      }
      unobserve() {}
      disconnect() {}
    },
  )
}
