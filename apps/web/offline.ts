import type { VitePWAOptions } from "vite-plugin-pwa"

const day = 86_400

/** Runs inside the service worker: the page from the network, or the shell when that fails or takes too long. */
async function pageOrShell({ request }: { request: Request }): Promise<Response> {
  const patience = 4000
  const shell = () => caches.match("/_app", { ignoreSearch: true })
  const tooLate = new Promise<Response | undefined>((resolve) => setTimeout(() => resolve(shell()), patience))
  const page = fetch(request).catch(shell)
  return (await Promise.race([page, tooLate])) ?? (await page) ?? Response.error()
}

/**
 * What the service worker keeps. The app's own files and the empty shell `/_app` are fetched when it installs; the shell
 * stands in for any page when there is no network, or one too slow to wait for. Tiles are read from the network while it
 * answers and from here when it does not; pictures never change and are read from here first. What belongs to a person is
 * never kept, nor are counts, which would push tiles out.
 */
export const offline: Partial<VitePWAOptions> = {
  strategies: "generateSW",
  injectRegister: false,
  manifest: false,
  filename: "sw.js",
  workbox: {
    globPatterns: ["assets/**/*.{js,css,woff2}", "icon.svg"],
    additionalManifestEntries: [{ url: "/_app", revision: String(Date.now()) }],
    inlineWorkboxRuntime: true,
    skipWaiting: true,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    navigateFallback: null,
    runtimeCaching: [
      {
        urlPattern: ({ request, sameOrigin }) => sameOrigin && request.mode === "navigate",
        handler: pageOrShell,
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/documents\/(?!users\/|tileCounts$)/.test(url.pathname),
        handler: "NetworkFirst",
        options: { cacheName: "documents", networkTimeoutSeconds: 4, expiration: { maxEntries: 120 } },
      },
      {
        // None of the photos and clips that people send: what is taken down must not live on here.
        urlPattern: ({ url, sameOrigin }) =>
          sameOrigin && /^\/media\/(?!u\/)/.test(url.pathname) && !url.pathname.endsWith(".mp4"),
        handler: "CacheFirst",
        options: {
          cacheName: "media",
          expiration: { maxEntries: 300, maxAgeSeconds: 60 * day, purgeOnQuotaError: true },
          cacheableResponse: { statuses: [200] },
        },
      },
    ],
  },
}
