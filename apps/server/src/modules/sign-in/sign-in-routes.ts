import { createHash } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { AppError } from "@confetti/contract/app-error"
import type { Hono } from "hono"
import { isFromOwnOrigin, originOf } from "../../platform/auth/own-origin.ts"
import type { Session } from "../../platform/auth/session-store.ts"
import { answerError } from "../../platform/http/answer-error.ts"
import { clientAddress } from "../../platform/http/client-address.ts"
import { answerPreflight } from "../../platform/http/cors.ts"
import { parseObject, readBody } from "../../platform/http/read-body.ts"
import { requestQuery } from "../../platform/http/request-path.ts"
import type { ServerContext, ServerEnv } from "../../platform/http/server-env.ts"
import { createTurnstile } from "../../platform/http/turnstile.ts"
import type { Services } from "../../platform/services.ts"
import { answerDevices, endDevice } from "./answer-devices.ts"
import { type Auth, createAuth } from "./create-auth.ts"
import { finishAnswer } from "./finish-answer.ts"
import { type Forward, forwardRequest } from "./forward-request.ts"
import { mustBeAllowedHere } from "./must-be-allowed-here.ts"
import { entrances, formAnswers, openRoutes } from "./open-routes.ts"
import { type Asking, asking, type Requester, requesterOf } from "./requester.ts"
import { createSendBudget } from "./send-budget.ts"
import { sessionOf } from "./session-of.ts"
import { socialProviders } from "./social-providers.ts"
import { isKnownDevice } from "./store.ts"
import { translateError } from "./translate-error.ts"
import { withTriesLeft } from "./with-tries-left.ts"

const prefix = "/auth"
const sendPath = "/email-otp/send-verification-otp"
const codePath = "/sign-in/email-otp"
const own: typeof openRoutes = {
  "/methods": "GET",
  "/devices": "GET",
  "/devices/revoke": "POST",
}

/** Everything under `/auth`: better-auth's open routes, with our limits and in our words, and three of our own. */
export function signInRoutes(app: Hono<ServerEnv>, services: Services): void {
  const { config, clock, log, pool } = services
  const pass = createTurnstile(config.RATE_LIMIT_CALLABLES, clock)
  const passEntrance = createTurnstile(config.RATE_LIMIT_SIGN_IN, clock)
  const spend = createSendBudget()
  const auths = new Map<string, Auth>()

  function authAt(origin: string): Auth {
    const auth = auths.get(origin) ?? createAuth(services, origin)
    // Only the emulator is reached by more than one name, and few of them.
    if (auths.size > 16) auths.clear()
    auths.set(origin, auth)
    return auth
  }

  async function answer(c: ServerContext): Promise<Response> {
    const { incoming, outgoing } = c.env
    const path = c.req.path.slice(prefix.length)
    const { method } = incoming
    const allowed = openRoutes[path] ?? own[path]
    outgoing.route = allowed === undefined ? "auth/unknown" : `auth${path}`
    if (method === "OPTIONS") return answerPreflight(incoming, "GET, POST")
    const address = clientAddress(incoming, config.TRUST_PROXY)
    pass(address)
    if (allowed === undefined) throw new AppError("request/unknown-route")
    const isFormAnswer = method === "POST" && formAnswers.has(path)
    if (method !== allowed && !isFormAnswer) throw new AppError("request/method-not-allowed", { allow: allowed })
    if (entrances.has(path)) passEntrance(address)
    if (path === "/methods") return json(configuredMethods())
    const shown = await sessionOf(incoming, services, path === "/sign-out")
    if (method === "POST" && !isFormAnswer) mustBeAllowedHere(incoming, shown, config)
    if (path === "/devices") return json(await answerDevices(services, shown.session))
    const text = method === "POST" ? await readBody(incoming) : ""
    if (path === "/devices/revoke") return json(await endDevice(services, shown.session, parseObject(text)))
    const requester = requesterOf(incoming, address)
    const origin = originOf(incoming, config)
    const auth = authAt(origin)
    const response = await askAuth(incoming, auth, {
      origin,
      path,
      query: requestQuery(incoming.url ?? ""),
      body: path === sendPath || path === codePath ? await checkedBody(path, text, requester) : text,
      session: shown.session,
      isEntrance: entrances.has(path),
      requester,
    })
    if (response.status >= 400) {
      const error = translateError(response.status, await response.json().catch(() => null), path)
      throw path === codePath ? await withTriesLeft(error, parseObject(text)["email"], requester, services) : error
    }
    return finishAnswer(response, {
      services,
      auth,
      path,
      shown,
      isBrowser: shown.isInCookie || isFromOwnOrigin(incoming, config),
      deviceHash: hashOf(requester),
    })
  }

  async function askAuth(
    incoming: IncomingMessage,
    auth: Auth,
    { requester, ...forward }: Forward & { requester: Requester },
  ): Promise<Response> {
    const now: Asking = { requester, failure: null }
    const ask = (session: Session | null): Promise<Response> =>
      asking.run(now, () => auth.handler(forwardRequest(incoming, { ...forward, session })))
    let response = await ask(forward.session)
    if (forward.session !== null && (await isTurnedAway(response))) {
      // Its token may have been turned since it was looked up, by another tab.
      const again = await services.sessions.findNow(forward.session.token)
      if (again !== null && again.token !== forward.session.token) response = await ask(again)
    }
    if (now.failure !== null) throw now.failure
    return response
  }

  function configuredMethods() {
    const { apple, google } = socialProviders(config)
    return { apple: apple !== undefined, google: google !== undefined }
  }

  /** Only what these two routes are for is passed on, and a code is sent only as often as its budgets allow. */
  async function checkedBody(path: string, text: string, requester: Requester): Promise<string> {
    const { email, otp, type } = parseObject(text)
    if (typeof email !== "string" || email.length > 254)
      throw new AppError("request/invalid", { fields: ["email: must be an address"] })
    if (path !== sendPath)
      return JSON.stringify({ email, otp: typeof otp === "string" ? otp.replace(/\s+/g, "") : otp })
    if (type !== "sign-in") throw new AppError("request/invalid", { fields: ["type: must be sign-in"] })
    const address = email.toLowerCase()
    const deviceHash = hashOf(requester)
    const isKnown = deviceHash !== null && (await isKnownDevice(pool, address, deviceHash))
    spend(address, requester, isKnown, clock())
    return JSON.stringify({ email, type })
  }

  app.all(`${prefix}/*`, (c) => answer(c).catch((error: unknown) => answerError(error, c.env.outgoing.requestId, log)))
}

/** True for an answer that knows no session. */
async function isTurnedAway(response: Response): Promise<boolean> {
  return response.status === 401 || (response.status === 200 && (await response.clone().text()) === "null")
}

function hashOf({ device }: Requester): string | null {
  return device === null ? null : createHash("sha256").update(device).digest("base64url")
}

function json(value: unknown): Response {
  return Response.json(value, { headers: { "cache-control": "no-store" } })
}
