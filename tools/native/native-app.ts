import { readFileSync } from "node:fs"
import { join } from "node:path"

export const webFolder = join(import.meta.dirname, "../../apps/web")
export const nativeAppFile = join(webFolder, "native.json")

/** An operator's choices for the native shells: `apps/web/native.json`. */
export type NativeApp = {
  /** Bundle on iOS, application on Android. */
  id: string
  /** Under the icon on a home screen. */
  name: string
  /** The origin of the server, as `PUBLIC_URL` has it, without a slash at the end. */
  server: string
  /** As people see it: three numbers. */
  version: string
  /** Counts up with every upload to a store. */
  build: number
  /** Google's client of the iOS app, where people sign in by Google's sheet. */
  googleIosClientId?: string
}

const id = /^[a-z][a-z0-9]*(\.[a-z][a-z0-9]*)+$/
const googleClient = /^([\w-]+)\.apps\.googleusercontent\.com$/
const version = /^\d+\.\d+\.\d+$/

/** Throws with everything that is wrong. A server by `http:` may only be this machine's, to try. */
export function parseNativeApp(value: unknown): NativeApp {
  const app = value as Partial<NativeApp>
  const complaints = [
    ...(id.test(app.id ?? "") ? [] : ["id must be such as com.example.app, in small letters and numbers"]),
    ...((app.name ?? "").trim() === "" ? ["name must not be empty"] : []),
    ...(isServer(app.server) ? [] : ["server must be an https: address without a path"]),
    ...(version.test(app.version ?? "") ? [] : ["version must be three numbers with dots between them"]),
    ...(Number.isInteger(app.build) && (app.build ?? 0) > 0 ? [] : ["build must be a whole number from 1 on"]),
  ]
  if (app.googleIosClientId !== undefined && !googleClient.test(app.googleIosClientId))
    complaints.push("googleIosClientId must end with .apps.googleusercontent.com")
  if (complaints.length > 0) throw new Error(`native.json: ${complaints.join("; ")}.`)
  return app as NativeApp
}

/** The scheme by which the iOS app is called back: Google's library wants its client's, backwards. */
export function urlScheme({ id: own, googleIosClientId: client = "" }: NativeApp): string {
  const name = googleClient.exec(client)?.[1]
  return name === undefined ? own : `com.googleusercontent.apps.${name}`
}

function isServer(server = ""): boolean {
  if (!URL.canParse(server)) return false
  const { origin, protocol, hostname } = new URL(server)
  return origin === server && (protocol === "https:" || (protocol === "http:" && hostname === "localhost"))
}

export function readNativeApp(): NativeApp {
  return parseNativeApp(JSON.parse(readFileSync(nativeAppFile, "utf8")))
}

export function formatNativeApp(app: NativeApp): string {
  return `${JSON.stringify(app, null, 2)}\n`
}
