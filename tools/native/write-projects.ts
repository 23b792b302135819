import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { escapeHtml } from "@confetti/domain/escape-html"
import { type NativeApp, urlScheme, webFolder } from "./native-app.ts"

type Change = [what: RegExp, by: string]

const text = escapeHtml

/** Where each of the operator's choices stands in the projects. Each is there once at least. */
const changes = (app: NativeApp): Record<string, Change[]> => {
  const { id, name, server, version, build, googleIosClientId = "" } = app
  const host = new URL(server).hostname
  return {
    "ios/App/App.xcodeproj/project.pbxproj": [
      [/(PRODUCT_BUNDLE_IDENTIFIER = )[^;]+/g, id],
      [/(MARKETING_VERSION = )[^;]+/g, version],
      [/(CURRENT_PROJECT_VERSION = )[^;]+/g, String(build)],
    ],
    "ios/App/App/Info.plist": [
      [/(<key>CFBundleDisplayName<\/key>\s*<string>)[^<]*/, text(name)],
      [/(<key>GIDClientID<\/key>\s*<string>)[^<]*/, googleIosClientId],
      [/(<key>CFBundleURLSchemes<\/key>\s*<array>\s*<string>)[^<]*/, urlScheme(app)],
    ],
    "ios/App/App/App.entitlements": [
      [/(<string>applinks:)[^<]*/, host],
      [/(<string>webcredentials:)[^<]*/, host],
    ],
    "android/app/build.gradle": [
      [/(applicationId ")[^"]*/, id],
      [/(versionName ")[^"]*/, version],
      [/(versionCode )\d+/, String(build)],
    ],
    "android/app/src/main/AndroidManifest.xml": [[/(android:scheme="https" android:host=")[^"]*/, host]],
    "android/app/src/main/res/values/strings.xml": [
      [/(<string name="app_name">)[^<]*/, text(name)],
      [/(<string name="title_activity_main">)[^<]*/, text(name)],
      [/(<string name="package_name">)[^<]*/, id],
      [/(<string name="custom_url_scheme">)[^<]*/, id],
    ],
  }
}

/** Writes what an operator chose into both projects. Throws where a project has no place for it. */
export function writeProjects(app: NativeApp): void {
  for (const [path, places] of Object.entries(changes(app))) {
    const file = join(webFolder, path)
    let content = readFileSync(file, "utf8")
    for (const [what, by] of places) {
      if (content.search(what) < 0) throw new Error(`${path} has no place for ${what.source}.`)
      content = content.replace(what, (_, before: string) => before + by)
    }
    writeFileSync(file, content)
  }
}
