import { readFileSync } from "node:fs"
import { messagesIn } from "@confetti/messages/build/messages-plugin"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { VitePWA } from "vite-plugin-pwa"
import { buildDir, buildLanguage, builtIn } from "./build-settings.ts"
import { offline } from "./offline.ts"
import { oldestEngines } from "./oldest-engines.ts"

const entry = "src/entry-client.tsx"

/** What the server's build knows of the client's: its files by name, and the style sheet of the first paint. */
function clientFiles(): Record<string, string> {
  const manifest = readFileSync(`${buildDir}/client/.vite/manifest.json`, "utf8")
  const { css = [] } = (JSON.parse(manifest) as Record<string, { css?: string[] }>)[entry] ?? {}
  const styles = css.map((file) => [`/${file}`, readFileSync(`${buildDir}/client/${file}`, "utf8")] as const)
  return {
    __CLIENT_MANIFEST__: manifest,
    __FIRST_STYLES__: JSON.stringify(Object.fromEntries(styles)),
  }
}

/** What only editors fetch: the studio, what it is given by the app, and what they write and sort with. */
function isStudio(id: string): boolean {
  return /\/src\/(studio\/|app\/screens\/studio-)|\/node_modules\/(prosemirror-|@dnd-kit\/|yaml\/)/.test(id)
}

/** The client is built first; the server's build then knows its files by name. */
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
    // A list of the scripts behind each import would weigh on each first visit: they are found by their own imports.
    modulePreload: false,
    assetsInlineLimit: 0,
    target: isSsrBuild ? "es2023" : oldestEngines,
    ...(!isSsrBuild && {
      rolldownOptions: {
        input: entry,
        output: {
          // Imports of the entry go into one file, and so do modules that ten chunks share: in dozens, each would cost a request
          // and compress worse.
          codeSplitting: {
            groups: [
              { name: "entry-client", tags: ["$initial"], priority: 1 },
              { name: "shared", test: (id: string) => !isStudio(id), minShareCount: 10 },
            ],
          },
          // By this name the offline worker leaves the studio out.
          chunkFileNames: ({ moduleIds }) =>
            moduleIds.some(isStudio) ? "assets/studio-[name]-[hash:7].js" : "assets/[name]-[hash:7].js",
          assetFileNames: "assets/[name]-[hash:7][extname]",
        },
      },
    }),
  },
}))
