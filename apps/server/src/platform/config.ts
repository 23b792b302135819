import { join } from "node:path"
import type { z } from "zod"
import { loopbackHost } from "./http/listen.ts"
import { isLoopbackAddress, isLoopbackHost } from "./http/loopback.ts"
import { StartupError } from "./run-program.ts"
import { settings } from "./settings/settings.ts"

export const settingNames: readonly string[] = Object.keys(settings.shape)

type Given = z.output<typeof settings>

export type Config = Readonly<Given & { HOST: string; NATIVE_ORIGINS: readonly string[] }>

/** Reads all settings once. An empty variable counts as unset, as in shells and compose files. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""))
  const parsed = settings.safeParse(given)
  const complaints = parsed.success
    ? halfPairs(parsed.data)
    : parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`)
  if (!parsed.success || complaints.length > 0) throw new StartupError(`Bad setting: ${complaints.join("; ")}.`)
  return withDefaults(parsed.data)
}

const sampleEditor = "editor@confetti.test"

const pairs = [
  ["APPLE_CLIENT_ID", "APPLE_CLIENT_SECRET"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"],
  ["ANDROID_PACKAGE", "ANDROID_CERT_SHA256"],
] as const

/** Settings that belong together. */
const groups = [
  ["FCM_PROJECT_ID", "FCM_CLIENT_EMAIL", "FCM_PRIVATE_KEY"],
  ["APNS_TEAM_ID", "APNS_KEY_ID", "APNS_KEY", "APNS_TOPIC"],
] as const

function halfPairs(config: Given): string[] {
  const store = isStoreComplete(config)
    ? []
    : ["S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together"]
  const complaints = pairs
    .filter(([one, other]) => (config[one] === undefined) !== (config[other] === undefined))
    .map(([one, other]) => `${one} and ${other} must be set together`)
  const partly = groups
    .filter((names) =>
      names.some((name) => config[name] !== undefined && names.some((each) => config[each] === undefined)),
    )
    .map((names) => `${names.join(", ")} must be set together`)
  const unknownApps = config.APPLE_BUNDLE_IDS.filter((id) => !config.IOS_APP_IDS.some((app) => app.slice(11) === id))
  const apps = [
    ...unknownApps.map((id) => `APPLE_BUNDLE_IDS: ${id} is not in IOS_APP_IDS`),
    // Tokens of the apps are issued for this client.
    ...(["GOOGLE_IOS_CLIENT_ID", "GOOGLE_ANDROID_CLIENT_ID"] as const)
      .filter((name) => config[name] !== undefined && config.GOOGLE_CLIENT_ID === undefined)
      .map((name) => `${name} needs GOOGLE_CLIENT_ID`),
  ]
  const rehearsed = (["APPLE_ISSUER", "GOOGLE_ISSUER", "FCM_ORIGIN"] as const)
    .filter((name) => config[name] !== undefined && !config.EMULATOR)
    .map((name) => `${name} is only for the emulator`)
  const push = config.PUSH_LOOPBACK && !config.EMULATOR ? ["PUSH_LOOPBACK is only for the emulator"] : []
  const appCheck = isAppCheckComplete(config)
    ? []
    : ["APP_CHECK_REQUIRED needs APP_CHECK_ISSUER, APP_CHECK_AUDIENCE and APP_CHECK_JWKS_URL"]
  const role =
    config.ROLE !== "all" && config.DATABASE_URL === undefined
      ? ["ROLE needs DATABASE_URL: the embedded database can only be used by one process"]
      : []
  const sampler =
    config.OTEL_TRACES_SAMPLER_ARG !== undefined && !config.OTEL_TRACES_SAMPLER.endsWith("traceidratio")
      ? ["OTEL_TRACES_SAMPLER_ARG needs OTEL_TRACES_SAMPLER=traceidratio or parentbased_traceidratio"]
      : []
  return [
    ...role,
    ...replicaComplaints(config),
    ...complaints,
    ...partly,
    ...apps,
    ...rehearsed,
    ...push,
    ...appCheck,
    ...sampler,
    ...store,
  ]
}

function replicaComplaints({ DATABASE_URL: primary, DATABASE_REPLICA_URL: replica }: Given): string[] {
  if (replica === undefined) return []
  if (primary === undefined) return ["DATABASE_REPLICA_URL needs DATABASE_URL: the embedded database has no replica"]
  return replica === primary ? ["DATABASE_REPLICA_URL is the same as DATABASE_URL: a replica has its own address"] : []
}

/** A partly configured store is an error: files would silently go to the folder. */
function isStoreComplete({ S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT }: Given): boolean {
  const needed = [S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY]
  return needed.every((value) => value !== undefined) || [...needed, S3_ENDPOINT].every((value) => value === undefined)
}

/** An incomplete app check would accept any token. */
function isAppCheckComplete({ APP_CHECK_REQUIRED: isRequired, ...config }: Given): boolean {
  const { APP_CHECK_ISSUER: issuers, APP_CHECK_AUDIENCE: audiences, APP_CHECK_JWKS_URL: keys } = config
  return !isRequired || (issuers.length > 0 && audiences.length > 0 && keys !== undefined)
}

/** The emulator serves this machine only, with a sample editor. */
function withDefaults(given: Given): Config {
  const { EMULATOR, HOST = EMULATOR ? loopbackHost : "::", EDITORS } = given
  const { NATIVE_ORIGINS = originsOfApps(given) } = given
  return { ...given, HOST, NATIVE_ORIGINS, EDITORS: EMULATOR ? [...EDITORS, sampleEditor] : EDITORS }
}

/** Origins of Capacitor's pages for each configured system. */
function originsOfApps({ IOS_APP_IDS, ANDROID_PACKAGE }: Given): string[] {
  return [
    ...(IOS_APP_IDS.length > 0 ? ["capacitor://localhost"] : []),
    ...(ANDROID_PACKAGE === undefined ? [] : ["https://localhost"]),
  ]
}

const neededInPublic = ["DATABASE_URL", "AUTH_SECRET", "PUBLIC_URL", "SMTP_URL"] as const

/** A server's settings: without the emulator flag, those without a safe default are required. */
export function readServerConfig(env: NodeJS.ProcessEnv): Config {
  const config = readConfig(env)
  if (config.EMULATOR) return mustStayHere(config)
  const missing = neededInPublic.filter((name) => config[name] === undefined)
  if (missing.length === 0) return mustBeSecure(config)
  throw new StartupError(`Set ${missing.join(", ")} to start, or EMULATOR=1 to try Confetti on this machine only.`)
}

/** Passkeys and `Secure` cookies need TLS: over HTTP nobody could sign in to the studio. */
function mustBeSecure(config: Config): Config {
  const { protocol, hostname } = new URL(config.PUBLIC_URL ?? "")
  if (protocol === "https:" || isLoopbackHost(hostname)) return config
  throw new StartupError(
    `PUBLIC_URL is ${config.PUBLIC_URL}: it must start with https://, or name this machine. The studio needs passkeys, which browsers only offer over https.`,
  )
}

/** The emulator shows all mail and has a known editor: it must not be public. */
function mustStayHere(config: Config): Config {
  const { PUBLIC_URL } = config
  if (PUBLIC_URL === undefined || isLoopbackHost(new URL(PUBLIC_URL).hostname)) return config
  throw new StartupError(
    `EMULATOR=1 is only for this machine, but PUBLIC_URL is ${PUBLIC_URL}. Unset one of them; without the emulator, DATABASE_URL, AUTH_SECRET and SMTP_URL are needed.`,
  )
}

function isLocalByDefault(env: NodeJS.ProcessEnv): boolean {
  return !env["EMULATOR"] && neededInPublic.every((name) => !env[name])
}

/** A command's settings: locally, the database in DATA_DIR. */
export function readCommandConfig(env: NodeJS.ProcessEnv): Config {
  return readConfig(isLocalByDefault(env) ? { ...env, EMULATOR: "1" } : env)
}

/** The database's name for display, without credentials. */
export function databaseName({ DATABASE_URL, DATA_DIR }: Pick<Config, "DATABASE_URL" | "DATA_DIR">): string {
  if (DATABASE_URL === undefined) return join(DATA_DIR, "database")
  const { host, pathname } = new URL(DATABASE_URL)
  return `${host}${pathname}`
}

export function describeEmulator({ HOST }: Config, port: number): string {
  const here = `http://localhost:${port}`
  const studio = `Studio: ${here}/studio, sign in as ${sampleEditor}; the code is at ${here}/emulator/mail`
  if (isLoopbackHost(HOST) || isLoopbackAddress(HOST))
    return `Only this machine can open the app. HOST=0.0.0.0 npm start opens it to phones on the same network.\n${studio}`
  return `Anyone who can reach ${HOST} can open the app. Mail is shown to this machine only.\n${studio}`
}

/** Settings for display and logs, without secrets: all, or the named ones. */
export function describeConfig(config: Config, names: readonly string[] = settingNames): string {
  return Object.entries(config)
    .filter(([name, value]) => value !== undefined && names.includes(name))
    .map(([name, value]) => `${name}=${shown(name, value)}`)
    .join(" ")
}

const withPasswords = new Set([
  "DATABASE_URL",
  "DATABASE_REPLICA_URL",
  "SMTP_URL",
  "ERROR_REPORTER_URL",
  "S3_ENDPOINT",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
])

function shown(name: string, value: unknown): string {
  if (/_(SECRET|KEY|TOKEN|HEADERS)$/.test(name)) return "(set)"
  if (!withPasswords.has(name)) return String(value)
  const address = new URL(String(value))
  // A query string may contain a password, so only protocol, host and path are shown.
  return `${address.protocol}//${address.host}${address.pathname}`
}
