import { randomUUID } from "node:crypto"
import { AppError } from "@confetti/contract/app-error"
import { type ErrorReporterSettings, errorPayload, longestErrorReport } from "@confetti/contract/error-report"
import type { Hono } from "hono"
import { identify } from "../../platform/auth/identify.ts"
import { answerError } from "../../platform/http/answer-error.ts"
import { clientAddress } from "../../platform/http/client-address.ts"
import { answerPreflight, corsHeaders } from "../../platform/http/cors.ts"
import { invalidInput } from "../../platform/http/describe-error.ts"
import { parseObject, readBody } from "../../platform/http/read-body.ts"
import type { ServerContext, ServerEnv } from "../../platform/http/server-env.ts"
import { createTurnstile } from "../../platform/http/turnstile.ts"
import type { Services } from "../../platform/services.ts"
import { reportRow } from "./report-row.ts"
import { keepReports } from "./store.ts"

const headers = { ...corsHeaders, "content-type": "application/json; charset=utf-8", "cache-control": "no-store" }

/** A flood from everywhere is a fault of ours, and its first reports say all there is to know. */
const moreThanOneAddress = 10

/** Where the app's error reporter sends to, and where it asks whether it should send somewhere else. */
export function errorRoutes(app: Hono<ServerEnv>, services: Services): void {
  const { config, log, clock, db } = services
  const pass = createTurnstile(config.RATE_LIMIT_ERRORS, clock)
  const passAll = createTurnstile(config.RATE_LIMIT_ERRORS * moreThanOneAddress, clock)
  const settings: ErrorReporterSettings = {
    notify: config.ERROR_REPORTER_URL ?? null,
    key: config.ERROR_REPORTER_KEY ?? null,
  }

  async function take(c: ServerContext): Promise<Response> {
    const { incoming, outgoing } = c.env
    outgoing.route = "errors"
    if (incoming.method === "OPTIONS") return answerPreflight(incoming, "POST")
    const address = clientAddress(incoming, config.TRUST_PROXY)
    pass(address)
    if (incoming.method !== "POST") throw new AppError("request/method-not-allowed", { allow: "POST" })
    passAll("everyone")
    const userId = await userIdOf(c, address)
    const parsed = errorPayload.safeParse(parseObject(await readBody(incoming, longestErrorReport)))
    if (!parsed.success) throw invalidInput(parsed.error)
    const at = new Date(clock())
    await keepReports(
      db,
      parsed.data.events.map((event) => reportRow(event, { id: randomUUID(), userId, at })),
    )
    return new Response("{}", { status: 202, headers })
  }

  /** An error may be that of an ended session, or come from a page that is not ours: it is taken all the same. */
  async function userIdOf({ env }: ServerContext, address: string): Promise<string | null> {
    try {
      return (await identify(env.incoming, address, services)).userId
    } catch (error) {
      if (error instanceof AppError) return null
      throw error
    }
  }

  const route = (c: ServerContext): Promise<Response> =>
    take(c).catch((error: unknown) => answerError(error, c.env.outgoing.requestId, log))

  app.all("/errors", route)
  app.get("/errors/settings", (c) => {
    c.env.outgoing.route = "errors"
    return new Response(JSON.stringify(settings), { headers: { ...headers, "cache-control": "public, max-age=3600" } })
  })
}
