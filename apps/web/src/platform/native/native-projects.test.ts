import { describe, expect, it } from "vitest"
import { checkProjects } from "../../../../../tools/native/check-projects.ts"
import { parseNativeApp, readNativeApp, urlScheme } from "../../../../../tools/native/native-app.ts"
import { nativePlugins } from "../../../../../tools/native/native-plugins.ts"
import { readProjects } from "../../../../../tools/native/read-projects.ts"
import { shellPolicy } from "../../../../../tools/native/shell-policy.ts"

const wanted = { app: readNativeApp(), plugins: nativePlugins() }

describe("the projects of the native shells", () => {
  it("can be read, and are as native.json has them", () => {
    expect(checkProjects(readProjects(), wanted)).toEqual([])
  })

  it("are found out where they say something else", () => {
    const app = { ...wanted.app, id: "com.example.other", version: "9.9.9", build: 99, server: "https://other.example" }
    const googleIosClientId = "12-a.apps.googleusercontent.com"
    const complaints = checkProjects(readProjects(), {
      ...wanted,
      app: { ...app, name: "Other", googleIosClientId },
    }).join("\n")
    for (const what of [
      "PRODUCT_BUNDLE_IDENTIFIER",
      "MARKETING_VERSION",
      "CURRENT_PROJECT_VERSION",
      "CFBundleDisplayName",
      "GIDClientID",
      "CFBundleURLTypes",
    ])
      expect(complaints).toContain(`iOS: ${what} is`)
    for (const what of ["applicationId", "versionName", "versionCode", "app_name", "the host of app links"])
      expect(complaints).toContain(`Android: ${what} is`)
    expect(complaints).toContain("associated-domains lacks applinks:other.example")
  })

  it("are found out where a plugin was not brought into them, or a frame could be white", () => {
    const projects = readProjects()
    const ios = { ...projects.ios, launchScreen: `<color white="1"/>`, privacy: {}, info: {}, resources: [] }
    const complaints = checkProjects(
      { ...projects, ios },
      { ...wanted, plugins: [...wanted.plugins, "@capacitor/new"] },
    )
    for (const complaint of [
      "iOS: the launch screen is not black",
      "iOS: NSCameraUsageDescription says nothing",
      "iOS: the privacy manifest names no data",
      "iOS: PrivacyInfo.xcprivacy is not copied into the app",
      "iOS: Swift packages lack @capacitor/new",
      "Android: plugins lack @capacitor/new",
    ])
      expect(complaints).toContain(complaint)
  })
})

it("takes of an operator's choices only what both stores would", () => {
  expect(() => parseNativeApp({ id: "App", name: "", server: "http://a.example/x", version: "1", build: 0 })).toThrow(
    /id must .*; name must .*; server must .*; version must .*; build must /,
  )
  expect(() => parseNativeApp({ ...wanted.app, server: "http://localhost:8080" })).not.toThrow()
  expect(() => parseNativeApp({ ...wanted.app, googleIosClientId: "12-a" })).toThrow(/googleIosClientId must end/)
  const googleIosClientId = "12-a.apps.googleusercontent.com"
  expect(urlScheme(parseNativeApp({ ...wanted.app, googleIosClientId }))).toBe("com.googleusercontent.apps.12-a")
  expect(urlScheme(wanted.app)).toBe(wanted.app.id)
})

it("holds a shell's page to the policy of the server's", () => {
  const served =
    "default-src 'none'; script-src 'nonce-a' 'strict-dynamic'; style-src 'self' 'nonce-a'; style-src-attr 'unsafe-inline'; img-src 'self' data:; connect-src 'self' https://errors.example; frame-src https://player.example; frame-ancestors 'none'; base-uri 'none'"
  const own = "'self' capacitor://localhost"
  expect(shellPolicy(served, "https://feed.example").split("; ")).toEqual([
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own} 'unsafe-inline'`,
    `img-src ${own} https://feed.example data:`,
    `connect-src ${own} https://feed.example https://errors.example`,
    "frame-src https://player.example",
    "base-uri https://feed.example",
  ])
})
