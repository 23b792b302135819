import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import { buildDir } from "./build-settings.ts"

/** Compresses the client's files once, at the highest level. */
const dir = join(import.meta.dirname, buildDir, "client")

for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
  if (!/\.(js|css|svg)$/.test(name)) continue
  const path = join(dir, name)
  const bytes = readFileSync(path)
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  )
}
