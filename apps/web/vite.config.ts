import { readFileSync } from "node:fs"
import { messagesIn } from "@confetti/messages/build/messages-plugin"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { VitePWA } from "vite-plugin-pwa"
import { buildDir, buildLanguage, builtIn } from "./build-settings.ts"
import { offline } from "./offline.ts"
import { oldestEngines } from "./oldest-engines.ts"

const entry = "src/entry-client.tsx"

/** The client's files for the server's build: names, and the first paint's style sheets. */
function clientFiles(): Record<string, string> {
  const manifest = readFileSync(`${buildDir}/client/.vite/manifest.json`, "utf8")
  const { css = [] } = (JSON.parse(manifest) as Record<string, { css?: string[] }>)[entry] ?? {}
  const styles = css.map((file) => [`/${file}`, readFileSync(`${buildDir}/client/${file}`, "utf8")] as const)
  return {
    __CLIENT_MANIFEST__: manifest,
    __FIRST_STYLES__: JSON.stringify(Object.fromEntries(styles)),
  }
}

/** Code only for editors: the studio, its inputs from the app, and its editors. */
function isStudio(id: string): boolean {
  return /\/src\/(studio\/|app\/screens\/studio-)|\/node_modules\/(prosemirror-|@dnd-kit\/|yaml\/)/.test(id)
}

/** The client is built first, as the server's build needs its file names. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [messagesIn(buildLanguage), react(), ...(isSsrBuild ? [] : [VitePWA(offline)])],
  define: {
    ...builtIn,
    ...(isSsrBuild && clientFiles()),
  },
  ssr: { noExternal: true },
  build: {
    outDir: `${buildDir}/${isSsrBuild ? "server" : "client"}`,
    manifest: !isSsrBuild,
    // The list of preloads would be part of each first visit: chunks import each other.
    modulePreload: false,
    assetsInlineLimit: 0,
    target: isSsrBuild ? "es2023" : oldestEngines,
    ...(!isSsrBuild && {
      rolldownOptions: {
        input: entry,
        output: {
          // The entry's imports share a file, as do modules of ten chunks: separately each would cost a request
          // and compress worse.
          codeSplitting: {
            groups: [
              { name: "entry-client", tags: ["$initial"], priority: 1 },
              { name: "shared", test: (id: string) => !isStudio(id), minShareCount: 10 },
            ],
          },
          // The service worker excludes the studio by this name.
          chunkFileNames: ({ moduleIds }) =>
            moduleIds.some(isStudio) ? "assets/studio-[name]-[hash:7].js" : "assets/[name]-[hash:7].js",
          assetFileNames: "assets/[name]-[hash:7][extname]",
        },
      },
    }),
  },
}))
