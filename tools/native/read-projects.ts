// oxlint-disable-next-line typescript/triple-slash-reference -- it is read from the projects of two folders, and only one includes it.
/// <reference path="./xcode.d.ts" />
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { DOMParser, type Element } from "@xmldom/xmldom"
import plist from "plist"
import xcode from "xcode"
import { webFolder } from "./native-app.ts"

type Dictionary = Record<string, unknown>

/** Contents of both projects, as far as they can be read without their vendors' tools. Throws if a file can't be parsed. */
export type Projects = {
  ios: {
    info: Dictionary
    entitlements: Dictionary
    privacy: Dictionary
    /** The settings of each of the app's configurations: Debug and Release. */
    settings: Dictionary[]
    /** Names of the files that are copied into the app. */
    resources: string[]
    /** Names of the Swift packages the app is linked with. */
    packages: string[]
    launchScreen: string
  }
  android: {
    gradle: string
    plugins: string[]
    strings: Record<string, string>
    styles: Element
    manifest: Element
  }
}

const read = (path: string) => readFileSync(join(webFolder, path), "utf8")
const readPlist = (path: string) => plist.parse(read(path)) as Dictionary

export function readProjects(): Projects {
  const strings = readXml("android/app/src/main/res/values/strings.xml").getElementsByTagName("string")
  return {
    ios: {
      info: readPlist("ios/App/App/Info.plist"),
      entitlements: readPlist("ios/App/App/App.entitlements"),
      privacy: readPlist("ios/App/App/PrivacyInfo.xcprivacy"),
      ...readXcodeProject(),
      packages: [...read("ios/App/CapApp-SPM/Package.swift").matchAll(/node_modules\/([^"]+)"/g)].map(
        ([, name = ""]) => name,
      ),
      launchScreen: read("ios/App/App/Base.lproj/LaunchScreen.storyboard"),
    },
    android: {
      gradle: read("android/app/build.gradle"),
      plugins: [...read("android/capacitor.settings.gradle").matchAll(/node_modules\/([^']+)\/android'/g)].map(
        ([, name = ""]) => name,
      ),
      strings: Object.fromEntries(
        [...strings].map((each) => [each.getAttribute("name") ?? "", each.textContent ?? ""] as const),
      ),
      styles: readXml("android/app/src/main/res/values/styles.xml"),
      manifest: readXml("android/app/src/main/AndroidManifest.xml"),
    },
  }
}

/** Whether a file of the projects is there. */
export function isInProjects(path: string): boolean {
  return existsSync(join(webFolder, path))
}

function readXml(path: string): Element {
  const root = new DOMParser({
    onError: (level, message) => {
      throw new Error(`${path}: ${level}: ${message}`)
    },
  }).parseFromString(read(path), "text/xml").documentElement
  if (root === null) throw new Error(`${path} is empty.`)
  return root
}

function readXcodeProject(): { settings: Dictionary[]; resources: string[] } {
  const project = xcode.project(join(webFolder, "ios/App/App.xcodeproj/project.pbxproj"))
  project.parseSync()
  const { XCBuildConfiguration = {}, PBXResourcesBuildPhase = {} } = project.hash.project.objects
  const settings = objectsOf(XCBuildConfiguration)
    .map(({ buildSettings }) => buildSettings as Dictionary)
    .filter((each) => "PRODUCT_BUNDLE_IDENTIFIER" in each)
  const resources = objectsOf(PBXResourcesBuildPhase).flatMap(({ files }) =>
    (files as { comment: string }[]).map(({ comment }) => comment.replace(/ in Resources$/, "")),
  )
  return { settings, resources }
}

/** Of a section, its objects without the comments beside them. */
function objectsOf(section: Dictionary): Dictionary[] {
  return Object.entries(section).flatMap(([key, value]) => (key.endsWith("_comment") ? [] : [value as Dictionary]))
}
