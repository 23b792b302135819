import { join } from "node:path"
import { messagesIn } from "@confetti/messages/build/messages-plugin"
import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"
import { buildLanguage } from "./build-language.ts"
import { lateStyles } from "./late-styles.ts"
import { oldestEngines } from "./oldest-engines.ts"
import { reactModules } from "./react-modules.ts"

const platform = join(import.meta.dirname, "src/platform")

/** What the shells have of their own in place of a browser's: the module at the left is the one at the right. */
const replaced: Readonly<Record<string, string>> = {
  [join(platform, "token-store.ts")]: join(platform, "native/token-store.ts"),
  [join(platform, "sign-in/providers.ts")]: join(platform, "native/providers.ts"),
  [join(platform, "push/subscription.ts")]: join(platform, "native/push-subscription.ts"),
}

const nativePlatform: Plugin = {
  name: "native-platform",
  enforce: "pre",
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found && (replaced[found.id] ?? found)
  },
}

/** The client of the native shells, into `dist/native`: `npm run native -- sync` runs it and writes its page. */
export default defineConfig({
  plugins: [
    messagesIn(buildLanguage),
    nativePlatform,
    react(),
    reactModules,
    lateStyles(`new URL("/" + file, import.meta.url).href`),
  ],
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react", "./react-deps.js": "react" } },
  publicDir: false,
  build: {
    outDir: "dist/native",
    emptyOutDir: true,
    manifest: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith(".css")),
    },
    assetsInlineLimit: 0,
    target: oldestEngines,
    rolldownOptions: { input: "src/entry-native.tsx" },
  },
})
