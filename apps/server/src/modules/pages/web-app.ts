import type { Services } from "../../platform/services.ts"
import { loadWebBuild, type WebBuild } from "../../platform/web-build.ts"
import { createPageRenderer } from "./page-renderer.ts"
import { createStaticFiles, type StaticFiles } from "./static-files.ts"

export type WebApp = { build: WebBuild; files: StaticFiles; render: ReturnType<typeof createPageRenderer> }

/** The web app, loaded once its first build has finished. */
export function createWebApp(services: Services) {
  let loaded: WebApp | null = null
  return {
    current: (): WebApp | null => loaded,
    load: async (): Promise<WebApp | null> => {
      const build = await loadWebBuild(services)
      if (!build) return null
      loaded ??= { build, files: createStaticFiles(build.clientDir), render: createPageRenderer(services, build) }
      return loaded
    },
  }
}
