import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { build } from "vite"
import { webFolder } from "./native-app.ts"
import { readPage } from "./read-page.ts"
import { shellDocument } from "./shell-document.ts"
import { shellPolicy } from "./shell-policy.ts"

type Chunk = { file: string; isEntry?: boolean; css?: string[]; imports?: string[] }

/** Builds what lies on the phone into `folder`: the client, and its page with what `server` shows first. Throws where nothing answers there. */
export async function buildShell(server: string, folder: string): Promise<void> {
  const { data, policy } = await readPage(server)
  await build({
    root: webFolder,
    configFile: join(webFolder, "vite.native.config.ts"),
    logLevel: "error",
    build: { outDir: folder },
  })
  const manifestFile = join(folder, ".vite/manifest.json")
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Record<string, Chunk>
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error("The build of the shell has no entry.")
  const page = shellDocument({
    data,
    server,
    policy: shellPolicy(policy, server),
    entry: `/${entry.file}`,
    styles: stylesOf(entry, manifest).map((file) => `/${file}`),
  })
  writeFileSync(join(folder, "index.html"), page)
  rmSync(join(folder, ".vite"), { recursive: true })
}

/** Of a chunk and all it imports, each once. */
function stylesOf(chunk: Chunk, manifest: Readonly<Record<string, Chunk>>): string[] {
  const found = new Set<Chunk>()
  const follow = (each: Chunk | undefined): void => {
    if (!each || found.has(each)) return
    for (const key of each.imports ?? []) follow(manifest[key])
    found.add(each)
  }
  follow(chunk)
  return [...new Set([...found].flatMap(({ css = [] }) => css))]
}
