import { execFileSync } from "node:child_process"
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parseAllDocuments } from "yaml"

/**
 * The Kubernetes manifests of a folder, `deploy` where none is named, against Kubernetes' own API: each becomes a TypeScript literal of its
 * kind, so that the compiler names unknown fields and wrong types. Kustomize's own files are not of that API.
 */

const root = join(import.meta.dirname, "..")
const folder = process.argv[2] ?? join(root, "deploy")
/** Below the repository, so that the types are found. */
const literals = join(root, "node_modules/.cache/confetti/manifests")

rmSync(literals, { recursive: true, force: true })
mkdirSync(literals, { recursive: true })
const kinds = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".yaml"))
  .flatMap(writeLiterals)
if (kinds.length === 0) throw new Error(`There are no Kubernetes manifests in ${folder}.`)
const options = [
  "--noEmit",
  "--strict",
  "--target",
  "es2024",
  "--module",
  "esnext",
  "--moduleResolution",
  "bundler",
  "--types",
  "",
  "--ignoreConfig",
]
try {
  const files = readdirSync(literals).map((name) => join(literals, name))
  execFileSync("tsc", [...options, ...files], { cwd: root, encoding: "utf8" })
  console.log(`${kinds.length} manifests: ${[...new Set(kinds)].sort().join(", ")}`)
} catch (error) {
  console.error((error as { stdout: string }).stdout)
  process.exitCode = 1
}

/** Writes each manifest of a file as a literal. Gives their kinds. */
function writeLiterals(path: string): string[] {
  const manifests = parseAllDocuments(readFileSync(join(folder, path), "utf8"), { merge: true })
    .map((document) => document.toJS() as { apiVersion?: string; kind?: string })
    .flatMap(({ apiVersion, kind, ...rest }) => (apiVersion && kind ? [{ apiVersion, kind, ...rest }] : []))
    .filter(({ apiVersion }) => !apiVersion.startsWith("kustomize."))
  for (const [at, manifest] of manifests.entries()) {
    const { apiVersion, kind } = manifest
    const module = apiVersion.includes("/") ? apiVersion.replace(".k8s.io", "") : `core/${apiVersion}`
    const literal = `import type { ${kind} } from "kubernetes-types/${module}"
export const manifest: ${kind} = ${JSON.stringify(manifest, null, 2)}
`
    writeFileSync(join(literals, `${path.replaceAll(/[\\/]/g, "-")}-${at}.ts`), literal)
  }
  return manifests.map(({ kind }) => kind)
}
