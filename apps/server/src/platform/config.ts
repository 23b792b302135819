import { join, resolve } from "node:path"
import { z } from "zod"
import { StartupError } from "./startup-error.ts"

const flag = z.enum(["0", "1", "true", "false"], "must be 1 or 0").transform((text) => text === "1" || text === "true")
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, "must be a whole number")
    .transform(Number)
    .pipe(z.number().min(least, `must be at least ${least}`).max(most, `must be at most ${most}`))

/** Requests a minute and address. Each budget also lets a tenth of it through at once. */
const budget = (usual: number) => wholeNumber(1, 100_000_000).default(usual)

const addressOf = (protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
  })

function listOf(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
}

const repository = resolve(import.meta.dirname, "../../../..")

/** Wherever the program is started from, the usual folders are the repository's; a folder given is the caller's. */
const folder = (usual: string) =>
  z
    .string()
    .transform((path) => resolve(path))
    .default(join(repository, usual))

const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(8080),
  HOST: z.string().default("::"),
  DATA_DIR: folder(".data"),
  DATABASE_URL: addressOf(["postgres:", "postgresql:"]).optional(),
  PUBLIC_URL: addressOf(["http:", "https:"])
    .transform((text) => text.replace(/\/+$/, ""))
    .optional(),
  EMULATOR: flag.default(false),
  AUTH_SECRET: z.string().min(32, "must be at least 32 characters long").optional(),
  /** Addresses of the people who may edit, with commas between them. */
  EDITORS: z
    .string()
    .default("")
    .transform((text) => listOf(text.toLowerCase())),
  SMTP_URL: addressOf(["smtp:", "smtps:"]).optional(),
  /** Where browsers send their error reports, if not here, and the key they send along. */
  ERROR_REPORTER_URL: addressOf(["http:", "https:"]).optional(),
  ERROR_REPORTER_KEY: z.string().optional(),
  /** Whom mail is from. Usually no-reply at the host of PUBLIC_URL. */
  MAIL_FROM: z.string().max(200).optional(),
  /** Where the native shells' pages come from; they sign in with a bearer. */
  NATIVE_ORIGINS: z.string().default("capacitor://localhost,https://localhost").transform(listOf),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** How many tiles somebody who was invited reads before whoever invited them is paid. */
  REFERRAL_TILES: wholeNumber(1, 1000).default(10),
  /** What somebody who was invited gets then. */
  REFERRAL_WELCOME_POINTS: wholeNumber(0, 10_000).default(0),
  /** How many invitations are paid in thirty days before a person looks at the next ones. */
  REFERRAL_MOST_PAID: wholeNumber(1, 100_000).default(20),
  /** Whether the iOS app offers points for visiting a channel. */
  FOLLOW_POINTS_ON_IOS: flag.default(false),
  /** What addresses are sealed with; made from AUTH_SECRET where it is not set. */
  ADDRESS_SECRET: z.string().min(32, "must be at least 32 characters long").optional(),
  /** How many days after it was sent a parcel's address is forgotten. */
  ADDRESS_DAYS: wholeNumber(0, 3650).default(30),
  CONTENT_DIR: folder("content"),
  /** Makes every picture before anyone asks. Off, each is made when it is first asked for. */
  DRAW_AHEAD: flag.default(true),
  /** Where the web build lies: `client/` and `server/`. */
  WEB_DIST_DIR: folder("apps/web/dist"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  APP_CHECK_REQUIRED: flag.default(false),
  /** An account at the hosted search service: our search endpoints then ask it, and its index is kept in step. */
  ALGOLIA_APP_ID: z.string().optional(),
  ALGOLIA_ADMIN_KEY: z.string().optional(),
  ALGOLIA_INDEX: z.string().default("tiles"),
  /** Where that service is, in place of its own address. */
  ALGOLIA_HOST: addressOf(["http:", "https:"])
    .transform((text) => text.replace(/\/+$/, ""))
    .optional(),
  /** How many proxies of the operator's own stand in front and append to `x-forwarded-for`. */
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  RATE_LIMIT_CALLABLES: budget(1200),
  RATE_LIMIT_DOCUMENTS: budget(2400),
  RATE_LIMIT_PAGES: budget(1200),
  RATE_LIMIT_SEARCH: budget(600),
  RATE_LIMIT_SIGN_IN: budget(60),
  RATE_LIMIT_ERRORS: budget(60),
  /** How long a stopping server waits for the requests under way, in milliseconds. */
  DRAIN_TIMEOUT_MS: wholeNumber(0, 600_000).default(10_000),
})

export type Config = Readonly<z.output<typeof settings>>

/** Reads every setting once. An empty variable counts as unset, as it does in most shells and compose files. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""))
  const parsed = settings.safeParse(given)
  const complaints = parsed.success
    ? halfPairs(parsed.data)
    : parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`)
  if (!parsed.success || complaints.length > 0) throw new StartupError(`Bad setting: ${complaints.join("; ")}.`)
  return withSampleEditor(parsed.data)
}

const pairs = [
  ["APPLE_CLIENT_ID", "APPLE_CLIENT_SECRET"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
] as const

/** Complains of settings that mean nothing without each other. */
function halfPairs(config: Config): string[] {
  return pairs
    .filter(([one, other]) => (config[one] === undefined) !== (config[other] === undefined))
    .map(([one, other]) => `${one} and ${other} must be set together`)
}

/** On a developer's machine one of the sample people may edit. */
function withSampleEditor(config: Config): Config {
  return config.EMULATOR ? { ...config, EDITORS: [...config.EDITORS, "editor@confetti.test"] } : config
}

const neededInPublic = ["DATABASE_URL", "AUTH_SECRET", "PUBLIC_URL", "SMTP_URL"] as const

/** What the server needs beyond the database: without the emulator flag, the settings that have no safe default. */
export function readServerConfig(env: NodeJS.ProcessEnv): Config {
  const config = readConfig(env)
  const missing = neededInPublic.filter((name) => config[name] === undefined)
  if (config.EMULATOR || missing.length === 0) return config
  throw new StartupError(`Set ${missing.join(", ")} to start, or EMULATOR=1 to try Confetti on this machine alone.`)
}

/**
 * What a command beside the server needs. As with `npm start`, everything is local where no secret and no mail server is set: then
 * the database is the one in DATA_DIR.
 */
export function readCommandConfig(env: NodeJS.ProcessEnv): Config {
  const isLocal = !env["EMULATOR"] && !env["AUTH_SECRET"] && !env["SMTP_URL"]
  return readConfig(isLocal ? { ...env, EMULATOR: "1" } : env)
}

/** The settings for an operator's eyes and for logs, without secrets. */
export function describeConfig(config: Config): string {
  return Object.entries(config)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${shown(name, value)}`)
    .join(" ")
}

function shown(name: string, value: unknown): string {
  if (/_(SECRET|KEY)$/.test(name)) return "(set)"
  if (name !== "DATABASE_URL" && name !== "SMTP_URL" && name !== "ERROR_REPORTER_URL") return String(value)
  const address = new URL(String(value))
  // Passwords also hide in the query string, so only protocol, host and path are kept.
  return `${address.protocol}//${address.host}${address.pathname}`
}
