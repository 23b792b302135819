import { z } from "zod"
import { addressOf, budget, flag, folder, listOf, mailAddresses, secret, sender, wholeNumber } from "./setting-types.ts"

export const server = {
  PORT: wholeNumber(0, 65_535).default(8080).describe("The port the server listens on."),
  HOST: z
    .string()
    .optional()
    .describe("The address the server listens on. Unset, it is every address; with the emulator, only this machine's."),
  PUBLIC_URL: addressOf(["http:", "https:"])
    .transform((text) => text.replace(/(?<!\/)\/+$/, ""))
    .optional()
    .describe(
      "The address people use. Links in previews, the sitemap and the web feed begin with it. It must be `https:`, or name this machine.",
    ),
  TRUST_PROXY: wholeNumber(0, 10)
    .default(0)
    .describe(
      "The number of your own proxies in front of the server, each appending to `x-forwarded-for`. Their `x-request-id` is kept, logged and returned.",
    ),
  DATA_DIR: folder(".data").describe(
    "The folder of the embedded database and the pictures, readable only by the user Confetti runs as. A second server on the same folder refuses to start: several servers have one each, and share [media and uploads](operate.md#install).",
  ),
  WEB_DIST_DIR: folder("apps/web/dist").describe("The folder of the app's build, with `client/` and `server/`."),
  ROLE: z
    .enum(["all", "api", "worker"])
    .default("all")
    .describe(
      "`api` serves people and runs no jobs. `worker` runs jobs and schedules, and serves only `/healthz`, `/readyz` and `/metrics`. Both need `DATABASE_URL`, and at least one process must run jobs.",
    ),
  EMULATOR: flag
    .default(false)
    .describe(
      "Keeps everything on this machine, with mail at `/emulator/mail` and a sample editor. `npm start` sets it where `PUBLIC_URL`, `DATABASE_URL`, `AUTH_SECRET` and `SMTP_URL` are all unset. It is refused with a `PUBLIC_URL` of another machine.",
    ),
}

export const database = {
  DATABASE_URL: addressOf(["postgres:", "postgresql:"])
    .optional()
    .describe(
      "A PostgreSQL 15 or newer, in place of the embedded database. Each process opens up to 13 connections to it.",
    ),
  DATABASE_REPLICA_URL: addressOf(["postgres:", "postgresql:"])
    .optional()
    .describe(
      "A streaming replica of `DATABASE_URL`. It answers reads that may be ten seconds old: content, search, counts, insights, training ([decision 29](decisions/0029-many-processes.md)). It may be away at any time; each process opens up to 12 connections to it.",
    ),
}

export const signIn = {
  AUTH_SECRET: secret(32)
    .optional()
    .describe(
      "The secret that signs sessions and codes, 32 characters or more. The emulator creates its own in `DATA_DIR`.",
    ),
  EDITORS: mailAddresses.describe(
    "Mail addresses of the studio's first owners, who may do everything and invite other editors. They add a passkey and sign in with it; no other session lets editors act.",
  ),
  APPLE_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      "The client for sign-in with Apple, set together with its secret. Apple answers at `/auth/callback/apple`.",
    ),
  APPLE_CLIENT_SECRET: z
    .string()
    .optional()
    .describe("The secret of `APPLE_CLIENT_ID`. It expires after six months at most."),
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      "The client for sign-in with Google, set together with its secret. Google answers at `/auth/callback/google`.",
    ),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe("The secret of `GOOGLE_CLIENT_ID`."),
}

export const mail = {
  SMTP_URL: addressOf(["smtp:", "smtps:"])
    .optional()
    .describe(
      "The mail server, such as `smtp://user:password@mail.example:587`. With the emulator, mail stays at `/emulator/mail`.",
    ),
  SMTP_TLS: flag
    .default(true)
    .describe(
      "Requires TLS of a mail server on another machine. With `0`, mail is sent unencrypted where the server offers no TLS.",
    ),
  MAIL_FROM: sender
    .optional()
    .describe(
      "The sender: an address, or a name with one in angle brackets. Unset, it is `no-reply` at the host of `PUBLIC_URL`. An address alone is sent under the brand's name.",
    ),
}

export const limits = {
  RATE_LIMIT_CALLABLES: budget(1200).describe(
    "Calls, and all of sign-in. Each `RATE_LIMIT_*` is a number of requests per minute and address; a fifth may arrive at once, and processes over one database count together. [Budgets](budgets.md) lists which route takes from which.",
  ),
  RATE_LIMIT_DOCUMENTS: budget(2400).describe("Documents and people's pictures."),
  RATE_LIMIT_PAGES: budget(1200).describe("Pages."),
  RATE_LIMIT_SEARCH: budget(600).describe("Searches."),
  RATE_LIMIT_SIGN_IN: budget(60).describe(
    "Ways to sign in, such as requesting a code. It is also the number of codes per hour that one address may have mailed.",
  ),
  RATE_LIMIT_ERRORS: budget(60).describe("Error reports."),
  RATE_LIMIT_MEDIA: budget(6000).describe("Pictures and films."),
  RATE_LIMIT_DRAWING: budget(600).describe(
    "Files under `/media/` that do not exist yet and have to be looked up and made.",
  ),
  RATE_LIMIT_EVENTS: budget(600).describe(
    "Analytics events, counted one by one and not by request: of a person, and of an address for people who are not signed in.",
  ),
  RATE_LIMIT_HEALTH: budget(600).describe("Health checks and metrics. Each process counts these alone."),
  LOAD_SHEDDING: z
    .enum(["off", "on"])
    .default("on")
    .describe(
      "Lets an overloaded process refuse the least important requests ([decision 30](decisions/0030-overload-and-outages.md)).",
    ),
  APP_CHECK_REQUIRED: flag
    .default(false)
    .describe(
      "Answers calls of your own apps only. It needs the three settings below. The web app passes by itself; the [native apps](native.md) have no tokens.",
    ),
  APP_CHECK_ISSUER: z
    .string()
    .default("")
    .transform(listOf)
    .describe("The accepted issuers of the tokens in `x-firebase-appcheck`."),
  APP_CHECK_AUDIENCE: z.string().default("").transform(listOf).describe("The accepted audiences of these tokens."),
  APP_CHECK_JWKS_URL: addressOf(["http:", "https:", "file:"])
    .optional()
    .describe("The address of the issuer's public keys, `https:` or `file:`."),
}

export const logsAndMetrics = {
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
    .optional()
    .describe("The least severe level that is logged. Unset, it is `info`, or `warn` at a terminal."),
  METRICS_TOKEN: secret(16)
    .optional()
    .describe(
      "The bearer token that shows `/metrics`, from any address; 16 characters or more. Without it nobody sees them, except this machine with the emulator ([decision 31](decisions/0031-observability.md)).",
    ),
  ERROR_REPORTER_URL: addressOf(["http:", "https:"])
    .optional()
    .describe("The address browsers send error reports to. Unset, they send them to this server."),
  ERROR_REPORTER_KEY: z
    .string()
    .optional()
    .describe("The key browsers send with error reports. It is no secret: every page holds it."),
}

export const stopping = {
  DRAIN_TIMEOUT_MS: wholeNumber(0, 600_000)
    .default(10_000)
    .describe(
      "How long a stopping server waits for requests under way, in milliseconds. Ten seconds later it ends, whatever it waits for.",
    ),
  DRAIN_IDLE_MS: wholeNumber(0, 600_000)
    .default(1000)
    .describe(
      "How long a stopping server keeps idle connections open, in milliseconds, for a request on its way. With `TRUST_PROXY` it accepts new connections for as long.",
    ),
}

export const rehearsals = {
  APPLE_ISSUER: addressOf(["http:", "https:"]).optional().describe("The address of a stand-in for Apple's sign-in."),
  GOOGLE_ISSUER: addressOf(["http:", "https:"]).optional().describe("The address of a stand-in for Google's sign-in."),
  FCM_ORIGIN: addressOf(["http:", "https:"]).optional().describe("The address of a stand-in for Firebase."),
  PUSH_LOOPBACK: flag.default(false).describe("Accepts push services on this machine, over `http:`."),
}
