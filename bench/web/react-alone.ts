import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { build, type Rolldown } from "vite"

/** Gzip bytes of React and react-dom alone, bundled by the same tool for the same browsers as the app. */
export async function reactAlone(): Promise<number> {
  const built = (await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      write: false,
      target: "es2023",
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(import.meta.dirname, "react-app.ts") },
    },
  })) as Rolldown.RolldownOutput
  return built.output
    .flatMap((part) => (part.type === "chunk" ? [gzipSync(part.code, { level: 9 }).length] : []))
    .reduce((sum, bytes) => sum + bytes, 0)
}
