import type { VitePWAOptions } from "vite-plugin-pwa"
import { buildLanguage } from "./build-settings.ts"

const day = 86_400

/** Runs in the service worker: the page from the network, or the shell after a failure, a timeout, or if the server is overloaded. */
async function pageOrShell({ request }: { request: Request }): Promise<Response> {
  const patience = 4000
  const shell = () => caches.match("/_app", { ignoreSearch: true })
  const tooLate = new Promise<Response | undefined>((resolve) => setTimeout(() => resolve(shell()), patience))
  const page = fetch(request).then(async (response) => (response.status === 503 && (await shell())) || response, shell)
  return (await Promise.race([page, tooLate])) ?? (await page) ?? Response.error()
}

/** Runs in the service worker: removes people's texts from feed cards. */
async function withoutThoughts({ response }: { response: Response }): Promise<Response | null> {
  if (response.status !== 200) return null
  const { documents } = (await response.clone().json()) as { documents: { type: string }[] }
  const text = JSON.stringify({ documents: documents.filter(({ type }) => type !== "featured_thoughts") })
  return new Response(text, { headers: { "content-type": "application/json" } })
}

/** Runs in the service worker: the cached answer if the server is overloaded. */
async function orSaved({ request, response }: { request: Request; response: Response }): Promise<Response> {
  return (response.status === 503 && (await caches.match(request))) || response
}

/** Runs in the service worker: does not cache private answers. */
async function unlessPrivate({ response }: { response: Response }): Promise<Response | null> {
  const isPrivate = response.headers.get("cache-control")?.includes("private") ?? false
  return response.status !== 200 || isPrivate ? null : response
}

/**
 * Runs in the service worker: a page of tiles is composed from cached ones: from other pages, the last of a feed (`feed-caches.ts`), or
 * downloads (`saved-caches.ts`). With a new order the pages differ.
 */
async function orSavedTiles({
  request,
  cachedResponse,
}: {
  request: Request
  cachedResponse?: Response | undefined
}): Promise<Response | null> {
  const exact = cachedResponse ?? (await caches.match(request))
  if (exact) return exact
  const wanted = new URL(request.url).searchParams.get("ids")?.split(",") ?? []
  if (wanted.length === 0) return null
  const saved = new Map<string, unknown>()
  const keep = async (found: Response | undefined) => {
    const page = (await found?.json()) as { documents: { id: string }[] } | undefined
    for (const tile of page?.documents ?? []) saved.set(tile.id, tile)
  }
  // Only by name: opening a cache that is being deleted recreates it.
  for (const id of wanted) await keep(await caches.match(`/documents/tiles?ids=${id}`))
  const isMissing = (id: string) => wanted.includes(id) && !saved.has(id)
  const pages = await caches.open("documents")
  for (const each of await pages.keys()) {
    const { pathname, searchParams } = new URL(each.url)
    const ids = searchParams.get("ids")?.split(",") ?? []
    if (pathname === "/documents/tiles" && ids.some(isMissing)) await keep(await pages.match(each))
  }
  const documents = wanted.flatMap((id) => saved.get(id) ?? [])
  const headers = { "content-type": "application/json" }
  return documents.length > 0 ? new Response(JSON.stringify({ documents }), { headers }) : null
}

/** Runs in the service worker before the network. */
async function orSavedFile({
  request,
  cachedResponse,
}: {
  request: Request
  cachedResponse?: Response | undefined
}): Promise<Response | null> {
  return cachedResponse ?? (await caches.match(request)) ?? null
}

/** Runs in the service worker when offline: the same picture in another cached size. */
async function orOtherSize({ request }: { request: Request }): Promise<Response> {
  const [, picture] = /^(.*)-\d+\.(?:avif|webp)$/.exec(request.url) ?? []
  for (const width of picture === undefined ? [] : [1242, 828, 414])
    for (const format of ["avif", "webp"]) {
      const file = await caches.match(`${picture}-${width}.${format}`)
      if (file) return file
    }
  return Response.error()
}

/**
 * The service worker's caches. The app's files and the empty shell `/_app` are loaded on installation; the shell replaces any page when
 * the network is missing or too slow. Tiles are read from the network, and from the cache if it fails; pictures never change and are read
 * from the cache first. Personal data is never cached, nor are counts, which would displace tiles, nor people's texts, photos and clips,
 * which can be removed at any time.
 */
export const offline: Partial<VitePWAOptions> = {
  strategies: "generateSW",
  injectRegister: false,
  manifest: false,
  filename: "sw.js",
  workbox: {
    globPatterns: ["assets/**/*.{js,css,woff2}", "icon.svg"],
    // The studio's files are loaded when it is opened. The full display font has letters that few pages need.
    globIgnores: [
      "assets/studio-*",
      // Error messages from the server are in English.
      ...(buildLanguage === "en" ? ["assets/errors-*"] : []),
    ],
    additionalManifestEntries: [{ url: "/_app", revision: String(Date.now()) }],
    inlineWorkboxRuntime: true,
    // Shows push messages. Served unchanged from `public`.
    importScripts: ["/push-worker.js"],
    // A new version waits for the next start or a request (`follow-worker.tsx`): open pages need the old files.
    skipWaiting: false,
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
          plugins: [{ cacheWillUpdate: withoutThoughts, fetchDidSucceed: orSaved }],
        },
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/documents\/(tiles|categories)$/.test(url.pathname),
        handler: "NetworkFirst",
        options: {
          cacheName: "documents",
          networkTimeoutSeconds: 4,
          expiration: { maxEntries: 120 },
          plugins: [
            { cacheWillUpdate: unlessPrivate, fetchDidSucceed: orSaved, cachedResponseWillBeUsed: orSavedTiles },
          ],
        },
      },
      {
        // Not people's photos and clips: a removed one must not stay here.
        urlPattern: ({ url, sameOrigin }) =>
          sameOrigin && /^\/media\/(?!u\/)/.test(url.pathname) && !url.pathname.endsWith(".mp4"),
        handler: "CacheFirst",
        options: {
          cacheName: "media",
          // Pictures outside of feeds: the last of each feed have their own caches (`feed-caches.ts`).
          expiration: { maxEntries: 300, maxAgeSeconds: 60 * day, purgeOnQuotaError: true },
          cacheableResponse: { statuses: [200] },
          plugins: [{ cachedResponseWillBeUsed: orSavedFile, handlerDidError: orOtherSize }],
        },
      },
    ],
  },
}
