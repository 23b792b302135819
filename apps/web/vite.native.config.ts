import { join } from "node:path"
import { messagesIn } from "@confetti/messages/build/messages-plugin"
import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"
import { buildLanguage, builtIn } from "./build-settings.ts"
import { oldestEngines } from "./oldest-engines.ts"

const platform = join(import.meta.dirname, "src/platform")

/** Browser modules and their native replacements. */
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

/** The native apps' client in `dist/native`: `npm run native -- sync` runs it and writes its page. */
export default defineConfig({
  plugins: [messagesIn(buildLanguage), nativePlatform, react()],
  define: builtIn,
  publicDir: false,
  build: {
    outDir: "dist/native",
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: oldestEngines,
    rolldownOptions: { input: "src/entry-native.tsx" },
  },
})
