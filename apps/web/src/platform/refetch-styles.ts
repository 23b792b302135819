import { createRetry } from "./create-retry.ts"

/** The bundler asks for a style sheet once, and takes one that failed for there. Those that failed are asked for again until they come. */
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
