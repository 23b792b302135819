import { readFileSync } from "node:fs"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { VitePWA } from "vite-plugin-pwa"
import { offline } from "./offline.ts"

const openedLater =
  /\/app\/((search|me|games|settings|page|missing)-screen|sheets|keys-sheet|why-sheet|tile-menu|use-farewell)\.|\/features\/(search|me|games|settings|account|pages|forms|invite)\/|\/features\/session\/(machine|join)\/|\/platform\/(analytics\/(sending|analytics-consent)|error-reporter\/reporter|auth-request)|\/ui\/(burst|portrait|trouble|hue-of-id|initials-of)|\/(uqr|@simplewebauthn|@bugsnag)\/|\/domain\/src\/(redact|form-questions)|mosaic|follow-changes|entry-client/

/** The feed, an opened tile and all they share in one file: in two dozen each pays its own way, and compresses worse. */
function isUsedFirst(id: string): boolean {
  return !openedLater.test(id)
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

/** The client is built first; the server's build then knows its files by name. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [VitePWA(offline)])],
  define: {
    "process.env.NODE_ENV": JSON.stringify("production"),
    ...(isSsrBuild && clientFiles()),
  },
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: "es2023",
    ...(!isSsrBuild && {
      rolldownOptions: {
        input: "src/entry-client.tsx",
        output: { codeSplitting: { groups: [{ name: "app", test: isUsedFirst }] } },
      },
    }),
  },
}))
