import { extensionPoint } from "../extension-point.ts"
import type { Services } from "../services.ts"

/** Files that a module's rows name and nothing else would restore, by their paths below the data folder. */
export type NamedFilesOf = (services: Pick<Services, "db" | "config">) => Promise<readonly string[]>

export const namedFiles = extensionPoint<NamedFilesOf>("files that rows name")

export async function collectNamedFiles(
  services: Pick<Services, "db" | "config" | "extensions">,
): Promise<readonly string[]> {
  const found = await Promise.all(services.extensions(namedFiles).map((list) => list(services)))
  return [...new Set(found.flat())].sort()
}
