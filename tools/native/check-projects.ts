import { oldestEngines } from "../../apps/web/oldest-engines.ts"
import { type NativeApp, urlScheme } from "./native-app.ts"
import { isInProjects, type Projects } from "./read-projects.ts"

/** Keys an app must explain before it may ask for a camera, a microphone or pictures. */
const permissionTexts = ["NSCameraUsageDescription", "NSMicrophoneUsageDescription", "NSPhotoLibraryUsageDescription"]

const pictures = [
  "ios/App/App/Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png",
  "ios/App/App/Assets.xcassets/Splash.imageset/splash-2732x2732.png",
  "android/app/src/main/res/mipmap-xxxhdpi/ic_launcher.png",
  "android/app/src/main/res/mipmap-xxxhdpi/ic_launcher_foreground.png",
]

/** The oldest iOS whose engine runs the app. */
const oldestIos = oldestEngines.find((each) => each.startsWith("ios"))?.slice("ios".length)

/** `plugins`: the Capacitor plugins that `apps/web/package.json` names. */
type Wanted = { app: NativeApp; plugins: readonly string[] }

/** Differences between the projects and the configuration, in words; empty if there are none. */
export function checkProjects(projects: Projects, wanted: Wanted): string[] {
  const missing = pictures.filter((path) => !isInProjects(path)).map((path) => `${path} is missing`)
  return [...checkIos(projects.ios, wanted), ...checkAndroid(projects.android, wanted), ...missing]
}

function checkIos(ios: Projects["ios"], { app, plugins }: Wanted): string[] {
  const host = new URL(app.server).hostname
  const complaints = [
    ...ios.settings.flatMap((each) => [
      ...differs("PRODUCT_BUNDLE_IDENTIFIER", each["PRODUCT_BUNDLE_IDENTIFIER"], app.id),
      ...differs("MARKETING_VERSION", each["MARKETING_VERSION"], app.version),
      ...differs("CURRENT_PROJECT_VERSION", Number(each["CURRENT_PROJECT_VERSION"]), app.build),
      ...differs("IPHONEOS_DEPLOYMENT_TARGET", each["IPHONEOS_DEPLOYMENT_TARGET"], oldestIos),
      ...differs("CODE_SIGN_ENTITLEMENTS", each["CODE_SIGN_ENTITLEMENTS"], "App/App.entitlements"),
    ]),
    ...(ios.settings.length === 2 ? [] : ["the project has no Debug and Release of the app"]),
    ...differs("CFBundleDisplayName", ios.info["CFBundleDisplayName"], app.name),
    ...differs("UIUserInterfaceStyle", ios.info["UIUserInterfaceStyle"], "Dark"),
    ...differs("UIStatusBarStyle", ios.info["UIStatusBarStyle"], "UIStatusBarStyleLightContent"),
    ...differs("GIDClientID", ios.info["GIDClientID"], app.googleIosClientId ?? ""),
    ...differs("CFBundleURLTypes", schemesOf(ios.info["CFBundleURLTypes"]), urlScheme(app)),
    ...permissionTexts.filter((name) => !isText(ios.info[name])).map((name) => `${name} says nothing`),
    ...["applinks", "webcredentials"]
      .map((kind) => `${kind}:${host}`)
      .filter((domain) => !listOf(ios.entitlements["com.apple.developer.associated-domains"]).includes(domain))
      .map((domain) => `associated-domains lacks ${domain}`),
    ...differs("NSPrivacyTracking", ios.privacy["NSPrivacyTracking"], false),
    ...(listOf(ios.privacy["NSPrivacyCollectedDataTypes"]).length > 0 ? [] : ["the privacy manifest names no data"]),
    ...["PrivacyInfo.xcprivacy", "public", "capacitor.config.json"]
      .filter((name) => !ios.resources.includes(name))
      .map((name) => `${name} is not copied into the app`),
    ...(/systemBackgroundColor|white="1"/.test(ios.launchScreen) ? ["the launch screen is not black"] : []),
    ...differ("Swift packages", ios.packages, plugins),
  ]
  return complaints.map((complaint) => `iOS: ${complaint}`)
}

function checkAndroid(android: Projects["android"], { app, plugins }: Wanted): string[] {
  const inGradle = (shape: RegExp) => shape.exec(android.gradle)?.[1]
  const [application] = [...android.manifest.getElementsByTagName("application")]
  const links = [...android.manifest.getElementsByTagName("intent-filter")].filter(
    (each) => each.getAttribute("android:autoVerify") === "true",
  )
  const hosts = links.flatMap((each) =>
    [...each.getElementsByTagName("data")].map((data) => data.getAttribute("android:host")),
  )
  const blackItems = [...android.styles.getElementsByTagName("item")]
    .filter((item) => item.textContent === "@android:color/black")
    .map((item) => item.getAttribute("name"))
  const complaints = [
    ...differs("applicationId", inGradle(/applicationId "([^"]*)"/), app.id),
    ...differs("versionName", inGradle(/versionName "([^"]*)"/), app.version),
    ...differs("versionCode", Number(inGradle(/versionCode (\d+)/)), app.build),
    ...differs("app_name", android.strings["app_name"], app.name),
    ...differs("package_name", android.strings["package_name"], app.id),
    ...differs("the host of app links", hosts[0], new URL(app.server).hostname),
    ...differs("allowBackup", application?.getAttribute("android:allowBackup"), "false"),
    ...["android:windowBackground", "android:statusBarColor", "windowSplashScreenBackground"]
      .filter((name) => !blackItems.includes(name))
      .map((name) => `${name} is not black`),
    ...differ("plugins", android.plugins, plugins),
  ]
  return complaints.map((complaint) => `Android: ${complaint}`)
}

function differs(what: string, is: unknown, wanted: unknown): string[] {
  return is === wanted ? [] : [`${what} is ${String(is)}, and not ${String(wanted)}`]
}

function differ(what: string, are: readonly string[], wanted: readonly string[]): string[] {
  const lacking = wanted.filter((name) => !are.includes(name)).map((name) => `${what} lack ${name}`)
  return [...lacking, ...are.filter((name) => !wanted.includes(name)).map((name) => `${what} have ${name} too much`)]
}

function schemesOf(types: unknown): string {
  return listOf(types)
    .flatMap((type) => listOf((type as { CFBundleURLSchemes?: unknown }).CFBundleURLSchemes))
    .join(" ")
}

function isText(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== ""
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
