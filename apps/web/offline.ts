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

/** Runs inside the service worker too: the cards of the feed without what people wrote. */
async function withoutThoughts({ response }: { response: Response }): Promise<Response | null> {
  if (response.status !== 200) return null
  const { documents } = (await response.clone().json()) as { documents: { type: string }[] }
  return Response.json({ documents: documents.filter(({ type }) => type !== "featured_thoughts") })
}

/** Runs there too: nothing that the server gives to one person alone, such as a tile they read a day early. */
async function unlessPrivate({ response }: { response: Response }): Promise<Response | null> {
  const isPrivate = response.headers.get("cache-control")?.includes("private") ?? false
  return response.status !== 200 || isPrivate ? null : response
}

/**
 * What the service worker keeps. The app's own files and the empty shell `/_app` are fetched when it installs; the shell
 * stands in for any page when there is no network, or one too slow to wait for. Tiles are read from the network while it
 * answers and from here when it does not; pictures never change and are read from here first. What belongs to a person is
 * never kept, nor are counts, which would push tiles out, nor what people wrote and their photos and clips: it can be taken down at
 * any time.
 */
export const offline: Partial<VitePWAOptions> = {
  strategies: "generateSW",
  injectRegister: false,
  manifest: false,
  filename: "sw.js",
  workbox: {
    globPatterns: ["assets/**/*.{js,css,woff2}", "icon.svg"],
    // Editors fetch it when they open it; no reader ever does.
    globIgnores: ["assets/studio-*"],
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
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname === "/documents/feedCards",
        handler: "NetworkFirst",
        options: {
          cacheName: "documents",
          networkTimeoutSeconds: 4,
          expiration: { maxEntries: 120 },
          plugins: [{ cacheWillUpdate: withoutThoughts }],
        },
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/documents\/(tiles|categories)$/.test(url.pathname),
        handler: "NetworkFirst",
        options: {
          cacheName: "documents",
          networkTimeoutSeconds: 4,
          expiration: { maxEntries: 120 },
          plugins: [{ cacheWillUpdate: unlessPrivate }],
        },
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
