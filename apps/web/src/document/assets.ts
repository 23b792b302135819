import type { ScreenName } from "../app/screens.ts"

type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[] }

/** Written in by the build: Vite's manifest of the client's files. */
declare const __CLIENT_MANIFEST__: Record<string, Chunk>

/** The style sheets every first paint needs, by address: they stand in the page itself, so that it waits for nothing. */
declare const __FIRST_STYLES__: Record<string, string>

const entryKey = "src/entry-client.tsx"

/** The files a first paint needs: the entry, the screens of its path, and what those import. */
export function assetsOf(screens: readonly ScreenName[]) {
  const keys = new Set<string>()
  for (const key of [entryKey, ...screens.map((name) => `src/app/${name}-screen.tsx`)]) collect(key, keys)
  const chunks = [...keys].map((key) => __CLIENT_MANIFEST__[key] as Chunk)
  return {
    entry: `/${__CLIENT_MANIFEST__[entryKey]?.file}`,
    modules: chunks.map((chunk) => `/${chunk.file}`),
    inlineStyles: Object.values(__FIRST_STYLES__).join(""),
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))]
      .map((file) => `/${file}`)
      .filter((file) => !Object.hasOwn(__FIRST_STYLES__, file)),
    fonts: [...new Set(chunks.flatMap((chunk) => chunk.assets ?? []))]
      .filter((file) => file.endsWith(".woff2"))
      .map((file) => `/${file}`),
  }
}

function collect(key: string, keys: Set<string>): void {
  const chunk = __CLIENT_MANIFEST__[key]
  if (!chunk || keys.has(key)) return
  keys.add(key)
  for (const other of chunk.imports ?? []) collect(other, keys)
}
