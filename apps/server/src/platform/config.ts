import { join } from "node:path"
import { isTimeZone } from "@confetti/domain/games/puzzle-day"
import { z } from "zod"
import { loopbackHost } from "./http/listen.ts"
import { isLoopbackAddress, isLoopbackHost } from "./http/loopback.ts"
import { StartupError } from "./run-program.ts"
import {
  addressOf,
  budget,
  flag,
  folder,
  listOf,
  mailAddresses,
  pem,
  secret,
  sender,
  wholeNumber,
} from "./setting-types.ts"
import { tracingSettings } from "./tracing/tracing-settings.ts"

const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(8080),
  HOST: z.string().optional(),
  DATA_DIR: folder(".data"),
  DATABASE_URL: addressOf(["postgres:", "postgresql:"]).optional(),
  /** A streaming replica of it, for reads that may be some seconds old. */
  DATABASE_REPLICA_URL: addressOf(["postgres:", "postgresql:"]).optional(),
  /** Where several processes over one PostgreSQL count requests a minute together, in place of that. */
  REDIS_URL: addressOf(["redis:", "rediss:"]).optional(),
  ROLE: z.enum(["all", "api", "worker"]).default("all"),
  PUBLIC_URL: addressOf(["http:", "https:"])
    .transform((text) => text.replace(/(?<!\/)\/+$/, ""))
    .optional(),
  EMULATOR: flag.default(false),
  AUTH_SECRET: secret(32).optional(),
  EDITORS: mailAddresses,
  SMTP_URL: addressOf(["smtp:", "smtps:"]).optional(),
  /** Refuses to hand mail over in clear to another machine. */
  SMTP_TLS: flag.default(true),
  /** Where browsers send their error reports, if not here, and the key they send along. */
  ERROR_REPORTER_URL: addressOf(["http:", "https:"]).optional(),
  ERROR_REPORTER_KEY: z.string().optional(),
  /** Whom mail is from. Usually no-reply at the host of PUBLIC_URL. */
  MAIL_FROM: sender.optional(),
  /** The apps of ours that iOS may open this site's links and passkeys with: team, a dot, bundle, with commas between them. */
  IOS_APP_IDS: z
    .string()
    .default("")
    .transform(listOf)
    .refine((ids) => ids.every((id) => /^[A-Z0-9]{10}\.[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(id)), {
      message: "must be a team and a bundle such as A1B2C3D4E5.com.example.app",
    }),
  /** The same for Android: the app, and the SHA-256 of each certificate it is signed with, with commas between them. */
  ANDROID_PACKAGE: z
    .string()
    .regex(/^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/, "must be a package such as com.example.app")
    .optional(),
  ANDROID_CERT_SHA256: z
    .string()
    .transform((text) => listOf(text.toUpperCase()))
    .refine((prints) => prints.length > 0 && prints.every((print) => /^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/.test(print)), {
      message: "must be 32 bytes in hexadecimal with colons between them",
    })
    .optional(),
  /** Where the native shells' pages come from; they sign in with a bearer. Where nothing is said, those of the apps that are named above. */
  NATIVE_ORIGINS: z.string().transform(listOf).optional(),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** What people may sign in to with the phone's own sheets: bundles of IOS_APP_IDS, for Apple's; and of each system Google's client of the app. */
  APPLE_BUNDLE_IDS: z.string().default("").transform(listOf),
  GOOGLE_IOS_CLIENT_ID: z.string().optional(),
  GOOGLE_ANDROID_CLIENT_ID: z.string().optional(),
  /** Where these two are, in place of their own addresses: for rehearsals, with the emulator alone. */
  APPLE_ISSUER: addressOf(["http:", "https:"]).optional(),
  GOOGLE_ISSUER: addressOf(["http:", "https:"]).optional(),
  /** How many tiles somebody who was invited reads before whoever invited them is paid. */
  REFERRAL_TILES: wholeNumber(1, 1000).default(10),
  REFERRAL_WELCOME_POINTS: wholeNumber(0, 10_000).default(0),
  /** How many invitations are paid in thirty days before a person looks at the next ones. */
  REFERRAL_MOST_PAID: wholeNumber(1, 100_000).default(20),
  /** How many seconds a read takes at least: no more reads are believed, and paid, than fit into the time that passed. */
  READ_SECONDS: wholeNumber(0, 60).default(3),
  /** How many seconds lie between two shares that are paid. */
  SHARE_SECONDS: wholeNumber(0, 3600).default(20),
  /** How many orders a person may place in a day (UTC), and how many cancel. */
  ORDERS_PER_DAY: wholeNumber(1, 100_000).default(5),
  /** Whether orders that look odd wait for a person's eyes. */
  ORDER_REVIEW: flag.default(true),
  FOLLOW_POINTS_ON_IOS: flag.default(false),
  /** What addresses are sealed with; made from AUTH_SECRET where it is not set. */
  ADDRESS_SECRET: secret(32).optional(),
  /** How many days after it was sent a parcel's address is forgotten. */
  ADDRESS_DAYS: wholeNumber(0, 3650).default(30),
  /** The daily games that are played here, with commas between them; `none` for none. */
  GAMES: z.string().default("WURD,BAW,QUIZ_ME").transform(listOf),
  /** Whether each day has seven tiles of its own, with a streak. */
  TODAY: z.enum(["off", "on"]).default("on"),
  /** Whose midnight ends a day of the studio's insights: a time zone such as `Europe/Berlin`. */
  HOME_ZONE: z.string().refine(isTimeZone, "must be a time zone such as Europe/Berlin").default("UTC"),
  /** Whether people write what they think about tiles: not, those who were invited, or everybody. */
  THOUGHTS: z.enum(["off", "invited", "on"]).default("on"),
  UPLOADS: z.enum(["off", "invited", "on"]).default("on"),
  /** Whether browsers keep the app for when there is no connection; `off` also removes the worker from those that have one. */
  SERVICE_WORKER: z.enum(["off", "on"]).default("on"),
  /** Whether a finger on Android walks a tile of the home feed sideways; its buttons always do. */
  ANDROID_SIDE_GESTURES: z.enum(["off", "on"]).default("on"),
  PUSH: z.enum(["off", "on"]).default("on"),
  /** What push services know this server by: a pair of keys in base64url. Made from AUTH_SECRET where they are not set. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}$/, "must be 65 bytes in base64url")
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, "must be 32 bytes in base64url")
    .optional(),
  /** Push services beside the browsers' own, by host, with commas between them. */
  PUSH_HOSTS: z.string().default("").transform(listOf),
  /** Lets push services of this machine in, by http: for tests, with the emulator alone. */
  PUSH_LOOPBACK: flag.default(false),
  FCM_PROJECT_ID: z.string().optional(),
  FCM_CLIENT_EMAIL: z.string().optional(),
  FCM_PRIVATE_KEY: pem,
  APNS_TEAM_ID: z.string().optional(),
  APNS_KEY_ID: z.string().optional(),
  APNS_KEY: pem,
  APNS_TOPIC: z.string().optional(),
  /** Where these two are, in place of their own addresses: for rehearsals, with the emulator alone; Apple's sandbox is an address of theirs. */
  FCM_ORIGIN: addressOf(["http:", "https:"]).optional(),
  APNS_ORIGIN: addressOf(["http:", "https:"]).optional(),
  /** Where their files lie, in place of the data directory: a bucket of any store that speaks S3. */
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: addressOf(["http:", "https:"]).optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** How long the store may take to begin an answer before it counts as away, in milliseconds. */
  S3_ANSWER_MS: wholeNumber(100, 60_000).default(1500),
  /** How much of the media in the bucket a server keeps on its disk, in megabytes. */
  MEDIA_CACHE_MB: wholeNumber(10, 10_000_000).default(2000),
  CONTENT_DIR: folder("content"),
  /** Makes every picture before anyone asks. Off, each is made when it is first asked for. */
  DRAW_AHEAD: flag.default(true),
  /** Where the web build lies: `client/` and `server/`. */
  WEB_DIST_DIR: folder("apps/web/dist"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).optional(),
  /** Callables answer our own apps alone: a token of one of these issuers, for one of these audiences, signed by one of these keys. */
  APP_CHECK_REQUIRED: flag.default(false),
  APP_CHECK_ISSUER: z.string().default("").transform(listOf),
  APP_CHECK_AUDIENCE: z.string().default("").transform(listOf),
  APP_CHECK_JWKS_URL: addressOf(["http:", "https:", "file:"]).optional(),
  /** How many proxies of the operator's own stand in front and append to `x-forwarded-for`. */
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  RATE_LIMIT_CALLABLES: budget(1200),
  RATE_LIMIT_DOCUMENTS: budget(2400),
  RATE_LIMIT_PAGES: budget(1200),
  RATE_LIMIT_SEARCH: budget(600),
  RATE_LIMIT_SIGN_IN: budget(60),
  RATE_LIMIT_ERRORS: budget(60),
  RATE_LIMIT_MEDIA: budget(6000),
  /** Files under /media/ that are not there yet: they have to be looked up and made. */
  RATE_LIMIT_DRAWING: budget(600),
  /** Events, and not requests, of a person, and of an address of those who are not signed in. */
  RATE_LIMIT_EVENTS: budget(600),
  RATE_LIMIT_HEALTH: budget(600),
  /** Shows /metrics to whoever brings it as a bearer. Without it nobody sees them, but this machine with the emulator. */
  METRICS_TOKEN: secret(16).optional(),
  ...tracingSettings,
  LOAD_SHEDDING: z.enum(["off", "on"]).default("on"),
  DRAIN_TIMEOUT_MS: wholeNumber(0, 600_000).default(10_000),
  /**
   * How long it leaves idle connections open meanwhile, in milliseconds: a request may be on its way on one of them. Behind a proxy it takes new
   * ones for as long.
   */
  DRAIN_IDLE_MS: wholeNumber(0, 600_000).default(1000),
})

export const settingNames: readonly string[] = Object.keys(settings.shape)

type Given = z.output<typeof settings>

export type Config = Readonly<Given & { HOST: string; NATIVE_ORIGINS: readonly string[] }>

/** Reads every setting once. An empty variable counts as unset, as it does in most shells and compose files. */
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

/** What is named whole or not at all. */
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
    ...unknownApps.map((id) => `APPLE_BUNDLE_IDS: no app of IOS_APP_IDS is ${id}`),
    // Their tokens are made for this one.
    ...(["GOOGLE_IOS_CLIENT_ID", "GOOGLE_ANDROID_CLIENT_ID"] as const)
      .filter((name) => config[name] !== undefined && config.GOOGLE_CLIENT_ID === undefined)
      .map((name) => `${name} needs GOOGLE_CLIENT_ID`),
  ]
  const rehearsed = (["APPLE_ISSUER", "GOOGLE_ISSUER", "FCM_ORIGIN"] as const)
    .filter((name) => config[name] !== undefined && !config.EMULATOR)
    .map((name) => `${name} is for the emulator alone`)
  const push = config.PUSH_LOOPBACK && !config.EMULATOR ? ["PUSH_LOOPBACK is for the emulator alone"] : []
  const appCheck = isAppCheckComplete(config)
    ? []
    : ["APP_CHECK_REQUIRED needs APP_CHECK_ISSUER, APP_CHECK_AUDIENCE and APP_CHECK_JWKS_URL"]
  const role =
    config.ROLE !== "all" && config.DATABASE_URL === undefined
      ? ["ROLE needs DATABASE_URL: the embedded database belongs to one process, which does all"]
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
  return replica === primary ? ["DATABASE_REPLICA_URL is DATABASE_URL: a replica has an address of its own"] : []
}

/** A store is named whole or not at all: files that go to the folder by mistake are found by nobody later. */
function isStoreComplete({ S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT }: Given): boolean {
  const needed = [S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY]
  return needed.every((value) => value !== undefined) || [...needed, S3_ENDPOINT].every((value) => value === undefined)
}

/** A check without knowing by whom and for whom a token must be would let anything pass. */
function isAppCheckComplete({ APP_CHECK_REQUIRED: isRequired, ...config }: Given): boolean {
  const { APP_CHECK_ISSUER: issuers, APP_CHECK_AUDIENCE: audiences, APP_CHECK_JWKS_URL: keys } = config
  return !isRequired || (issuers.length > 0 && audiences.length > 0 && keys !== undefined)
}

/** With the emulator flag nobody but this machine is served, and one of the sample people may edit. */
function withDefaults(given: Given): Config {
  const { EMULATOR, HOST = EMULATOR ? loopbackHost : "::", EDITORS } = given
  const { NATIVE_ORIGINS = originsOfApps(given) } = given
  return { ...given, HOST, NATIVE_ORIGINS, EDITORS: EMULATOR ? [...EDITORS, sampleEditor] : EDITORS }
}

/** Where Capacitor's pages are on each system. Without an app of that system nobody has any business there. */
function originsOfApps({ IOS_APP_IDS, ANDROID_PACKAGE }: Given): string[] {
  return [
    ...(IOS_APP_IDS.length > 0 ? ["capacitor://localhost"] : []),
    ...(ANDROID_PACKAGE === undefined ? [] : ["https://localhost"]),
  ]
}

const neededInPublic = ["DATABASE_URL", "AUTH_SECRET", "PUBLIC_URL", "SMTP_URL"] as const

/** What the server needs beyond the database: without the emulator flag, the settings that have no safe default. */
export function readServerConfig(env: NodeJS.ProcessEnv): Config {
  const config = readConfig(env)
  if (config.EMULATOR) return mustStayHere(config)
  const missing = neededInPublic.filter((name) => config[name] === undefined)
  if (missing.length === 0) return mustBeSecure(config)
  throw new StartupError(`Set ${missing.join(", ")} to start, or EMULATOR=1 to try Confetti on this machine alone.`)
}

/** Passkeys and a `Secure` cookie want TLS: over http nobody could sign in to the studio. */
function mustBeSecure(config: Config): Config {
  const { protocol, hostname } = new URL(config.PUBLIC_URL ?? "")
  if (protocol === "https:" || isLoopbackHost(hostname)) return config
  throw new StartupError(
    `PUBLIC_URL is ${config.PUBLIC_URL}: it must begin with https://, or name this machine. Over http browsers have no passkeys, which the studio needs.`,
  )
}

/** The emulator shows everybody's mail and has an editor whom everybody knows: it is never for the public. */
function mustStayHere(config: Config): Config {
  const { PUBLIC_URL } = config
  if (PUBLIC_URL === undefined || isLoopbackHost(new URL(PUBLIC_URL).hostname)) return config
  throw new StartupError(
    `EMULATOR=1 is for this machine alone, and PUBLIC_URL is ${PUBLIC_URL}. Unset one of them; without the emulator, DATABASE_URL, AUTH_SECRET and SMTP_URL are needed.`,
  )
}

function isLocalByDefault(env: NodeJS.ProcessEnv): boolean {
  return !env["EMULATOR"] && neededInPublic.every((name) => !env[name])
}

/** What a command beside the server needs: where everything is local, the database in DATA_DIR. */
export function readCommandConfig(env: NodeJS.ProcessEnv): Config {
  return readConfig(isLocalByDefault(env) ? { ...env, EMULATOR: "1" } : env)
}

/** Which database it is, for an operator's eyes: without user and password. */
export function databaseName({ DATABASE_URL, DATA_DIR }: Pick<Config, "DATABASE_URL" | "DATA_DIR">): string {
  if (DATABASE_URL === undefined) return join(DATA_DIR, "database")
  const { host, pathname } = new URL(DATABASE_URL)
  return `${host}${pathname}`
}

export function describeEmulator({ HOST }: Config, port: number): string {
  const here = `http://localhost:${port}`
  const studio = `Studio: ${here}/studio, sign in as ${sampleEditor}; the code is at ${here}/emulator/mail`
  if (isLoopbackHost(HOST) || isLoopbackAddress(HOST))
    return `Only this machine is served. HOST=0.0.0.0 npm start opens the app to a phone on the same network.\n${studio}`
  return `The app is open to everybody who reaches ${HOST}; mail is shown to this machine only.\n${studio}`
}

/** The settings for an operator's eyes and for logs, without secrets: all, or those of these names. */
export function describeConfig(config: Config, names: readonly string[] = settingNames): string {
  return Object.entries(config)
    .filter(([name, value]) => value !== undefined && names.includes(name))
    .map(([name, value]) => `${name}=${shown(name, value)}`)
    .join(" ")
}

const withPasswords = new Set([
  "DATABASE_URL",
  "DATABASE_REPLICA_URL",
  "REDIS_URL",
  "SMTP_URL",
  "ERROR_REPORTER_URL",
  "S3_ENDPOINT",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
])

function shown(name: string, value: unknown): string {
  if (/_(SECRET|KEY|TOKEN|HEADERS)$/.test(name)) return "(set)"
  if (!withPasswords.has(name)) return String(value)
  const address = new URL(String(value))
  // Passwords also hide in the query string, so only protocol, host and path are kept.
  return `${address.protocol}//${address.host}${address.pathname}`
}
