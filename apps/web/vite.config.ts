import { readFileSync } from "node:fs"
import { join } from "node:path"
import { messagesIn } from "@confetti/messages/build/messages-plugin"
import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"
import { VitePWA } from "vite-plugin-pwa"
import { buildDir, buildLanguage } from "./build-language.ts"
import { lateStyles } from "./late-styles.ts"
import { offline } from "./offline.ts"
import { oldestEngines } from "./oldest-engines.ts"
import { reactModules } from "./react-modules.ts"

const fileOf = (path: string) => join(import.meta.dirname, "src", path)

/** What starts the app, and the two screens a first visit may find: each is these files and all they import, but for what they fetch later. */
const entry = fileOf("entry-client.tsx")
const home = fileOf("app/screens/home-screen.tsx")
const tile = fileOf("app/screens/tile-screen.tsx")

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** A module and all it imports, but for what is fetched later by `import()`. */
function closureOf(root: string, modules: Modules): Set<string> {
  const closure = new Set<string>()
  const waiting = [root]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (closure.has(next)) continue
    closure.add(next)
    waiting.push(...(modules.getModuleInfo(next)?.importedIds ?? []))
  }
  return closure
}

let parts: ((id: string) => string | null) | undefined

/**
 * The app with all that the feed and an opened tile share in one file, and the feed in another: in two dozen each pays its own way, and
 * compresses worse. Whoever is led to a tile by a link does not wait for the feed.
 */
function chunkOf(id: string, modules: Modules): string | null {
  if (!parts) {
    const [ofEntry, ofHome, ofTile] = [entry, home, tile].map((root) => closureOf(root, modules)) as [
      Set<string>,
      Set<string>,
      Set<string>,
    ]
    parts = (id) => {
      if (ofEntry.has(id) || (ofHome.has(id) && ofTile.has(id)) || id.includes("rolldown/runtime")) return "app"
      // What belongs to no feature is used by other screens as well, and the pages of a list by a search.
      if (ofHome.has(id)) return /\/src\/(platform|ui)\/|\/feed-page\.ts$/.test(id) ? "app" : "home"
      if (ofTile.has(id)) return /\/src\/(platform|ui)\//.test(id) ? "shared" : "tile"
      return null
    }
  }
  return parts(id)
}

/** What the server's build knows of the client's: its files by name, and the style sheet of the first paint. */
function clientFiles(): Record<string, string> {
  const manifest = readFileSync(`${buildDir}/client/.vite/manifest.json`, "utf8")
  const chunks = Object.entries(JSON.parse(manifest) as Record<string, { name?: string; css?: string[] }>)
  const [appKey, { css = [] }] = chunks.find(([, { name }]) => name === "app") as (typeof chunks)[number]
  const styles = css.map((file) => [`/${file}`, readFileSync(`${buildDir}/client/${file}`, "utf8")] as const)
  return {
    __CLIENT_MANIFEST__: manifest,
    __APP_KEY__: JSON.stringify(appKey),
    __FIRST_STYLES__: JSON.stringify(Object.fromEntries(styles)),
  }
}

/** A schema brings zod along, 22 kB: only the form of an order has one. Elsewhere the web takes the contract's types. */
const schemasStayLate: Plugin = {
  name: "schemas-stay-late",
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === "chunk" && chunk.name !== "redeem" && chunk.moduleIds.some((id) => id.includes("/zod/")))
        this.error(`The chunk ${chunk.name} holds zod: something else than the form of an order imports a schema.`)
  },
}

/** What only editors fetch: the studio, what it is given by the app, and what they write and sort with. */
function isStudio(id: string): boolean {
  return /\/src\/(studio\/|app\/screens\/studio-)|\/node_modules\/(prosemirror-|@dnd-kit\/|yaml\/)/.test(id)
}

/** The client is built first; the server's build then knows its files by name. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    messagesIn(buildLanguage),
    react(),
    ...(isSsrBuild ? [] : [reactModules, lateStyles(), schemasStayLate, VitePWA(offline)]),
  ],
  define: {
    "process.env.NODE_ENV": JSON.stringify("production"),
    ...(isSsrBuild && clientFiles()),
  },
  // The router brings along what older Reacts lack.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react", "./react-deps.js": "react" } },
  ssr: { noExternal: true },
  build: {
    outDir: `${buildDir}/${isSsrBuild ? "server" : "client"}`,
    manifest: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      // What a late part is made of is named in its own first line. A list of it all for every part is a kilobyte of the first load,
      // and the offline worker has the files at hand anyway. Styles are named nowhere else.
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith(".css")),
    },
    assetsInlineLimit: 0,
    target: isSsrBuild ? "es2023" : oldestEngines,
    ...(!isSsrBuild && {
      rolldownOptions: {
        input: "src/entry-client.tsx",
        output: {
          // By this name the offline worker leaves the studio out.
          chunkFileNames: ({ moduleIds }) =>
            moduleIds.some(isStudio) ? "assets/studio-[name]-[hash:7].js" : "assets/[name]-[hash:7].js",
          assetFileNames: "assets/[name]-[hash:7][extname]",
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: chunkOf }],
          },
        },
      },
    }),
  },
}))
