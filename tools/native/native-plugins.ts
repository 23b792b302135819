import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { webFolder } from "./native-app.ts"

type Manifest = { dependencies?: Record<string, string>; capacitor?: object }

const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest

/** The dependencies of the web app that are plugins of Capacitor: packages that say so of themselves. */
export function nativePlugins(): string[] {
  const names = Object.keys(readManifest(webFolder).dependencies ?? {})
  return names.filter((name) => {
    const folder = [webFolder, join(webFolder, "../..")]
      .map((root) => join(root, "node_modules", name))
      .find(existsSync)
    return folder !== undefined && readManifest(folder).capacitor !== undefined
  })
}
