import { createHash } from "node:crypto"
import { readdir, stat } from "node:fs/promises"
import { join } from "node:path"
import { cardVersion, filmVersion } from "../../media/media-request.ts"
import { illustrationVersion } from "../../pictures/illustrate.ts"

/** Raise it whenever the same pack would give other rows. */
const importVersion = 2

/** Changes when a file of the pack was touched, or when we would make something else of it. Reads no file. */
export async function packFingerprint(dir: string): Promise<string> {
  const hash = createHash("sha256").update([dir, importVersion, illustrationVersion, cardVersion, filmVersion].join())
  const names = (await readdir(dir, { recursive: true })).sort()
  const stats = await Promise.all(names.map((name) => stat(join(dir, name)).catch(() => null)))
  for (const [at, name] of names.entries()) {
    const file = stats[at]
    if (file?.isFile()) hash.update(`\n${name}:${file.size}:${file.mtimeMs}`)
  }
  return hash.digest("hex")
}
