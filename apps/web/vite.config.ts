import { readFileSync } from "node:fs"
import { join } from "node:path"
import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"
import { VitePWA } from "vite-plugin-pwa"
import { offline } from "./offline.ts"

/** What the first screen is made of: these two files and all they import, but for what they fetch later by `import()`. */
const entry = join(import.meta.dirname, "src/entry-client.tsx")
const home = join(import.meta.dirname, "src/app/screens/home-screen.tsx")

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

let usedFirst: Set<string> | undefined

/** The feed and all it shares with other screens in one file: in two dozen each pays its own way, and compresses worse. */
function isUsedFirst(id: string, modules: Modules): boolean {
  if (!usedFirst) {
    usedFirst = new Set()
    const waiting = [entry, home]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (usedFirst.has(next)) continue
      usedFirst.add(next)
      waiting.push(...(modules.getModuleInfo(next)?.importedIds ?? []))
    }
  }
  return (usedFirst.has(id) && id !== entry) || id.includes("rolldown/runtime")
}

/** What the server's build knows of the client's: its files by name, and the style sheet of the first paint. */
function clientFiles(): Record<string, string> {
  const manifest = readFileSync("dist/client/.vite/manifest.json", "utf8")
  const { css = [] } = Object.values(JSON.parse(manifest) as Record<string, { name?: string; css?: string[] }>).find(
    (chunk) => chunk.name === "app",
  ) as { css?: string[] }
  const styles = css.map((file) => [`/${file}`, readFileSync(`dist/client/${file}`, "utf8")] as const)
  return { __CLIENT_MANIFEST__: manifest, __FIRST_STYLES__: JSON.stringify(Object.fromEntries(styles)) }
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

/** The client is built first; the server's build then knows its files by name. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [schemasStayLate, VitePWA(offline)])],
  define: {
    "process.env.NODE_ENV": JSON.stringify("production"),
    ...(isSsrBuild && clientFiles()),
  },
  // The router brings along what older Reacts lack.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    manifest: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      // What a late part is made of is named in its own first line. A list of it all for every part is a kilobyte of the first load,
      // and the offline worker has the files at hand anyway. Styles are named nowhere else.
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith(".css")),
    },
    assetsInlineLimit: 0,
    target: "es2023",
    ...(!isSsrBuild && {
      rolldownOptions: {
        input: "src/entry-client.tsx",
        output: {
          codeSplitting: {
            groups: [{ name: (id: string, modules: Modules) => (isUsedFirst(id, modules) ? "app" : null) }],
          },
        },
      },
    }),
  },
}))
