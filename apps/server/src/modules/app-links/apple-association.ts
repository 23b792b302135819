import type { Config } from "../../platform/config.ts"

/** Paths that are not the app's, or must stay in the browser. */
const notTheApps = [
  "/auth/*",
  "/studio*",
  "/docs/*",
  "/emulator/*",
  "/media/*",
  "/share/*",
  "/points/*",
  "/schemas/*",
  "/feed.xml",
  "/sitemap.xml",
  "/robots.txt",
]

/** Apple's `apple-app-site-association` for universal links and passkeys; null while no app is configured. */
export function appleAssociation({ IOS_APP_IDS: appIDs }: Pick<Config, "IOS_APP_IDS">): object | null {
  if (appIDs.length === 0) return null
  const components = [...notTheApps.map((path) => ({ "/": path, exclude: true })), { "/": "*" }]
  return { applinks: { details: [{ appIDs, components }] }, webcredentials: { apps: appIDs } }
}
