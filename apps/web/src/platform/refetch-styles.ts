import { createRetry } from "./create-retry.ts"

/** Retries style sheets that failed, which the bundler would treat as loaded. */
export function refetchStyles(): void {
  const retry = createRetry(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel='stylesheet']:not([disabled])")) {
      if (link.sheet) continue
      const again = link.cloneNode() as HTMLLinkElement
      again.addEventListener("error", retry.later)
      link.replaceWith(again)
    }
  })
  addEventListener("vite:preloadError", retry.later)
}
