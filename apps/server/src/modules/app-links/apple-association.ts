import type { Config } from "../../platform/config.ts"

/** What is no page of the app, or has to stay in the browser it began in. */
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

/** Apple's file of universal links and of passkeys' domains (`applinks`, `webcredentials`); null while no app of it is named. */
export function appleAssociation({ IOS_APP_IDS: appIDs }: Pick<Config, "IOS_APP_IDS">): object | null {
  if (appIDs.length === 0) return null
  const components = [...notTheApps.map((path) => ({ "/": path, exclude: true })), { "/": "*" }]
  return { applinks: { details: [{ appIDs, components }] }, webcredentials: { apps: appIDs } }
}
