import { existsSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { extname, join } from "node:path"
import type { BrowserContext, Page } from "@playwright/test"

/** Where Android's shell has its pages; a phone of Apple's has them here as well, since Chromium knows no scheme of its own. */
export const shellOrigin = "https://localhost"

/** Capacitor's own half of the bridge in the page, as its Android shell puts it there. */
const bridge = readFileSync(
  createRequire(join(import.meta.dirname, "../apps/web/package.json")).resolve(
    "@capacitor/android/capacitor/src/main/assets/native-bridge.js",
  ),
  "utf8",
)

type Message = { callbackId: string; pluginId: string; methodName: string; options: Record<string, unknown> }
type Answer = { data?: unknown; error?: { message: string; code?: string } }

/** Calls to the phone's plugins, in order. */
export type Asked = { plugin: string; method: string; options: Record<string, unknown> }

const listening = ["addListener", "removeListener"]

/** The methods of each plugin that the phone has. Those that answer once are promises; listeners are called again and again. */
const plugins: Readonly<Record<string, readonly string[]>> = {
  AppleSignIn: ["initialize", "signIn"],
  App: ["getLaunchUrl", "minimizeApp", "exitApp", ...listening],
  Browser: ["open", "close", ...listening],
  GoogleSignIn: ["initialize", "signIn", "signOut"],
  Haptics: ["impact", "notification", "selectionChanged", "vibrate"],
  PushNotifications: ["checkPermissions", "requestPermissions", "register", "unregister", ...listening],
  Share: ["share", "canShare"],
  SplashScreen: ["hide", "show"],
  StatusBar: ["setStyle", "setBackgroundColor", "setOverlaysWebView"],
  SystemBars: ["setStyle"],
  SecureStorage: ["internalGetItem", "internalSetItem", "internalRemoveItem", "setSynchronizeKeychain"],
}

const headers = Object.entries(plugins).map(([name, methods]) => ({
  name,
  methods: methods.map((method) => ({ name: method, ...(listening.includes(method) ? {} : { rtype: "promise" }) })),
}))

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
}

const tapped = "pushNotificationActionPerformed"
const tapOn = (path: string) => ({ actionId: "tap", notification: { id: "1", data: { path, tag: "t" } } })

/**
 * A phone whose shell is a page of Chromium: it serves the bundled files at the shell's own origin, and is the native half of Capacitor's
 * bridge, which speaks in messages of JSON. What a person does with the phone itself is done by its methods.
 */
export class FakePhone {
  readonly asked: Asked[] = []
  readonly kept = new Map<string, string>()
  /** The person's answer to the notification prompt. */
  push: "prompt" | "granted" | "denied" = "prompt"
  /** The token that the push service gives out. */
  pushToken = "fcm-token:1"
  /** The notification that was tapped while the app was not there, by its path. */
  tappedPath: string | null = null
  /** The link that started the app. */
  launchUrl: string | null = null
  /** Answers of methods that return a value. */
  readonly answers: Record<string, (options: Record<string, unknown>) => Answer> = {}
  readonly #system: "android" | "ios"
  readonly #listeners = new Map<string, string>()
  #page: Page | null = null

  constructor(system: "android" | "ios" = "android") {
    this.#system = system
  }

  /** Makes every page of a context one of this phone's. `folder` holds what the shell is built of. */
  async hold(context: BrowserContext, folder: string): Promise<void> {
    await context.route(`${shellOrigin}/**`, (route) => {
      const { pathname } = new URL(route.request().url())
      // As Capacitor does it: what is no file is the page.
      const file = extname(pathname) !== "" && existsSync(join(folder, pathname)) ? pathname : "/index.html"
      return route.fulfill({
        path: join(folder, file),
        contentType: types[extname(file)] ?? "application/octet-stream",
      })
    })
    await context.exposeBinding("phoneHears", ({ page }, json: string) => {
      this.#page = page
      return this.#hear(JSON.parse(json) as Message)
    })
    await context.addInitScript(
      ({ origin, pluginHeaders, isAndroid }) => {
        if (location.origin !== origin) return
        const page = window as unknown as {
          Capacitor: unknown
          WEBVIEW_SERVER_URL: string
          androidBridge: { postMessage: (json: string) => void; onmessage?: (event: { data: string }) => void }
          webkit: object
          phoneTells: (data: string) => void
          phoneHears: (json: string) => Promise<string | null>
        }
        page.WEBVIEW_SERVER_URL = origin
        const ask = (json: string) => void page.phoneHears(json).then((data) => data !== null && page.phoneTells(data))
        page.Capacitor = { PluginHeaders: pluginHeaders, DEBUG: false, isLoggingEnabled: false }
        if (isAndroid) {
          page.phoneTells = (data) => page.androidBridge.onmessage?.({ data })
          page.androidBridge = { postMessage: ask }
        } else {
          const shell = page as unknown as { Capacitor: { fromNative: (result: unknown) => void } }
          page.phoneTells = (data) => shell.Capacitor.fromNative(JSON.parse(data))
          page.webkit = { messageHandlers: { bridge: { postMessage: (data: object) => ask(JSON.stringify(data)) } } }
        }
      },
      { origin: shellOrigin, pluginHeaders: headers, isAndroid: this.#system === "android" },
    )
    await context.addInitScript({ content: `if (location.origin === "${shellOrigin}") {${bridge}}` })
  }

  /** Options of all calls to this method of a plugin. */
  optionsOf(plugin: string, method: string): Record<string, unknown>[] {
    return this.asked.filter((each) => each.plugin === plugin && each.method === method).map(({ options }) => options)
  }

  openLink(page: Page, url: string): Promise<void> {
    return this.#notify(page, "App", "appUrlOpen", { url })
  }

  pressBack(page: Page): Promise<void> {
    return this.#notify(page, "App", "backButton", { canGoBack: true })
  }

  /** Taps a notification while the app is there. */
  tap(page: Page, path: string): Promise<void> {
    return this.#notify(page, "PushNotifications", tapped, tapOn(path))
  }

  /** Tells the page's listeners, as the shell does. */
  async #notify(page: Page, plugin: string, event: string, data: object): Promise<void> {
    const callbackId = this.#listeners.get(`${plugin}.${event}`)
    if (callbackId === undefined) throw new Error(`Nobody listens to ${event}.`)
    await page.evaluate(
      (json) => {
        const { phoneTells } = window as unknown as { phoneTells: (data: string) => void }
        phoneTells(json)
      },
      this.#event(callbackId, plugin, data),
    )
  }

  #event(callbackId: string, pluginId: string, data: object): string {
    return JSON.stringify({ callbackId, pluginId, methodName: "addListener", save: true, success: true, data })
  }

  /** Gives the message that answers, or null where none does. */
  #hear({ callbackId, pluginId, methodName, options }: Message): string | null {
    this.asked.push({ plugin: pluginId, method: methodName, options })
    if (methodName === "addListener") {
      this.#listeners.set(`${pluginId}.${String(options["eventName"])}`, callbackId)
      if (options["eventName"] !== tapped || this.tappedPath === null) return null
      const path = this.tappedPath
      this.tappedPath = null
      return this.#event(callbackId, pluginId, tapOn(path))
    }
    if (methodName === "removeListener") return null
    const { data = {}, error } = this.#answer(`${pluginId}.${methodName}`, options)
    return JSON.stringify({
      callbackId,
      pluginId,
      methodName,
      save: false,
      success: error === undefined,
      ...(error ? { error } : { data }),
    })
  }

  #answer(method: string, options: Record<string, unknown>): Answer {
    const key = String(options["prefixedKey"])
    const own = this.answers[method]
    if (own) return own(options)
    if (method === "PushNotifications.requestPermissions" && this.push === "prompt") this.push = "granted"
    if (/^PushNotifications\..*Permissions$/.test(method)) return { data: { receive: this.push } }
    if (method === "PushNotifications.register" && this.#page)
      void this.#notify(this.#page, "PushNotifications", "registration", { value: this.pushToken })
    if (method === "App.getLaunchUrl") return { data: this.launchUrl === null ? {} : { url: this.launchUrl } }
    if (method === "SecureStorage.internalGetItem") return { data: { data: this.kept.get(key) ?? null } }
    if (method === "SecureStorage.internalRemoveItem") return { data: { success: this.kept.delete(key) } }
    if (method === "SecureStorage.internalSetItem") this.kept.set(key, String(options["data"]))
    return {}
  }
}
