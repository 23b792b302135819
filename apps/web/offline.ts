import type { VitePWAOptions } from "vite-plugin-pwa"
import { buildLanguage } from "./build-settings.ts"

const day = 86_400

/** Runs inside the service worker: the page from the network, or the shell when that fails, takes too long, or has too much to do. */
async function pageOrShell({ request }: { request: Request }): Promise<Response> {
  const patience = 4000
  const shell = () => caches.match("/_app", { ignoreSearch: true })
  const tooLate = new Promise<Response | undefined>((resolve) => setTimeout(() => resolve(shell()), patience))
  const page = fetch(request).then(async (response) => (response.status === 503 && (await shell())) || response, shell)
  return (await Promise.race([page, tooLate])) ?? (await page) ?? Response.error()
}

/** Runs inside the service worker too: the cards of the feed without what people wrote. */
async function withoutThoughts({ response }: { response: Response }): Promise<Response | null> {
  if (response.status !== 200) return null
  const { documents } = (await response.clone().json()) as { documents: { type: string }[] }
  const text = JSON.stringify({ documents: documents.filter(({ type }) => type !== "featured_thoughts") })
  return new Response(text, { headers: { "content-type": "application/json" } })
}

/** Runs there too: what was kept, where the server has too much to do. */
async function orKept({ request, response }: { request: Request; response: Response }): Promise<Response> {
  return (response.status === 503 && (await caches.match(request))) || response
}

/** Runs there too: nothing that the server gives to one person alone. */
async function unlessPrivate({ response }: { response: Response }): Promise<Response | null> {
  const isPrivate = response.headers.get("cache-control")?.includes("private") ?? false
  return response.status !== 200 || isPrivate ? null : response
}

/**
 * Runs there too: tiles that are asked for together are put together from whatever was kept of them: in other company, as one of the last
 * of a feed (`feed-caches.ts`), or saved for a journey (`saved-caches.ts`). Once an order has changed its pages are others.
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
  const kept = new Map<string, unknown>()
  const keep = async (found: Response | undefined) => {
    const page = (await found?.json()) as { documents: { id: string }[] } | undefined
    for (const tile of page?.documents ?? []) kept.set(tile.id, tile)
  }
  // Asked for by name alone: a cache that is opened while it is being deleted begins anew.
  for (const id of wanted) await keep(await caches.match(`/documents/tiles?ids=${id}`))
  const isMissing = (id: string) => wanted.includes(id) && !kept.has(id)
  const pages = await caches.open("documents")
  for (const each of await pages.keys()) {
    const { pathname, searchParams } = new URL(each.url)
    const ids = searchParams.get("ids")?.split(",") ?? []
    if (pathname === "/documents/tiles" && ids.some(isMissing)) await keep(await pages.match(each))
  }
  const documents = wanted.flatMap((id) => kept.get(id) ?? [])
  const headers = { "content-type": "application/json" }
  return documents.length > 0 ? new Response(JSON.stringify({ documents }), { headers }) : null
}

/** Runs there too, before the network is asked. */
async function orSavedFile({
  request,
  cachedResponse,
}: {
  request: Request
  cachedResponse?: Response | undefined
}): Promise<Response | null> {
  return cachedResponse ?? (await caches.match(request)) ?? null
}

/** Runs there too, without a network: the same picture in whatever size it was kept, of the widths that every picture is made in. */
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
    // Editors fetch the studio when they open it; no reader ever does. The whole display face is for letters hardly any page has.
    globIgnores: [
      "assets/studio-*",
      // What errors say comes from the server in English.
      ...(buildLanguage === "en" ? ["assets/errors-*"] : []),
    ],
    additionalManifestEntries: [{ url: "/_app", revision: String(Date.now()) }],
    inlineWorkboxRuntime: true,
    // Shows what is pushed. Served as it is, from `public`.
    importScripts: ["/push-worker.js"],
    // A new one waits for the next start, or until it is asked for (`follow-worker.tsx`): pages of the old one need the old one's files.
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
          plugins: [{ cacheWillUpdate: withoutThoughts, fetchDidSucceed: orKept }],
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
            { cacheWillUpdate: unlessPrivate, fetchDidSucceed: orKept, cachedResponseWillBeUsed: orSavedTiles },
          ],
        },
      },
      {
        // None of the photos and clips that people send: what is taken down must not live on here.
        urlPattern: ({ url, sameOrigin }) =>
          sameOrigin && /^\/media\/(?!u\/)/.test(url.pathname) && !url.pathname.endsWith(".mp4"),
        handler: "CacheFirst",
        options: {
          cacheName: "media",
          // Of what was looked at outside of feeds: the last of each feed have caches of their own (`feed-caches.ts`).
          expiration: { maxEntries: 300, maxAgeSeconds: 60 * day, purgeOnQuotaError: true },
          cacheableResponse: { statuses: [200] },
          plugins: [{ cachedResponseWillBeUsed: orSavedFile, handlerDidError: orOtherSize }],
        },
      },
    ],
  },
}
