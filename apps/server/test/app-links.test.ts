import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { postAuth } from "./sign-in-by-code.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

const appId = "A1B2C3D4E5.com.example.feed"
const print = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, "0")).join(":")

let bare: TestServer
let server: TestServer
beforeAll(async () => {
  bare = await startTestServer({})
  server = await startTestServer({
    env: {
      IOS_APP_IDS: `${appId}, A1B2C3D4E5.com.example.feed.dev`,
      ANDROID_PACKAGE: "com.example.feed",
      ANDROID_CERT_SHA256: print,
    },
  })
})
afterAll(() => Promise.all([bare.stop(), server.stop()]))

describe("what tells phones that this site's links are the apps'", () => {
  it("is not there until an app is named", async () => {
    for (const file of ["apple-app-site-association", "assetlinks.json"]) {
      const answer = await bare.get(`/.well-known/${file}`)
      expect([answer.status, (await answer.json()).error.details.code]).toEqual([404, "request/unknown-file"])
    }
  })

  it("names the iOS apps, for links and for passkeys, as JSON without a redirect", async () => {
    const answer = await server.get("/.well-known/apple-app-site-association")
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json"])
    const { applinks, webcredentials } = await answer.json()
    expect(webcredentials.apps).toEqual([appId, "A1B2C3D4E5.com.example.feed.dev"])
    expect(applinks.details[0].appIDs).toEqual(webcredentials.apps)
  })

  it("leaves to the browser what began there, and opens every page of the app", async () => {
    const { applinks } = await (await server.get("/.well-known/apple-app-site-association")).json()
    const { components } = applinks.details[0] as { components: { "/": string; exclude?: true }[] }
    // As Apple reads it: the first that matches decides, and a star is any letters.
    const isOpened = (path: string) => {
      const first = components.find((each) =>
        new RegExp(`^${each["/"].replaceAll(".", "\\.").replaceAll("*", ".*")}$`).test(path),
      )
      return first !== undefined && first.exclude !== true
    }
    for (const path of ["/", "/me", "/search", "/tiles/mirrors", "/me/tiles/a", "/games/wurd", "/settings"])
      expect([path, isOpened(path)]).toEqual([path, true])
    for (const path of ["/auth/callback/apple", "/studio", "/studio/people", "/media/a.avif", "/points/statement.csv"])
      expect([path, isOpened(path)]).toEqual([path, false])
  })

  it("names the Android app by what it is signed with", async () => {
    const answer = await server.get("/.well-known/assetlinks.json")
    expect(answer.headers.get("content-type")).toBe("application/json")
    expect(await answer.json()).toEqual([
      {
        relation: ["delegate_permission/common.handle_all_urls", "delegate_permission/common.get_login_creds"],
        target: {
          namespace: "android_app",
          package_name: "com.example.feed",
          sha256_cert_fingerprints: [print.toUpperCase()],
        },
      },
    ])
  })
})

it("lets somebody sign in from a shell's page only where its app is named", async () => {
  for (const origin of ["capacitor://localhost", "https://localhost"]) {
    const ask = (where: TestServer) =>
      postAuth(
        where,
        "email-otp/send-verification-otp",
        { email: `${origin.length}@example.com`, type: "sign-in" },
        { origin },
      )
    const refused = await ask(bare)
    expect([refused.status, (await refused.json()).error.details.code]).toEqual([403, "session/foreign-origin"])
    expect((await ask(server)).status).toBe(200)
  }
})

it("lets a shell's page read what the sign-in routes answer", async () => {
  for (const path of ["/auth/methods", "/auth/devices", "/auth/get-session"]) {
    const answer = await server.get(path, { origin: "capacitor://localhost" })
    expect([path, answer.headers.get("access-control-allow-origin")]).toEqual([path, "*"])
  }
})
