import type { IncomingMessage } from "node:http"
import { AppError } from "@confetti/contract/app-error"
import type { Hono } from "hono"
import { isFromOwnOrigin, originOf } from "../../platform/auth/own-origin.ts"
import type { Session } from "../../platform/auth/session-lookup.ts"
import { cookiePrefix } from "../../platform/auth/session-token.ts"
import { corsHeaders } from "../../platform/http/cors.ts"
import { parseObject, readBody } from "../../platform/http/read-body.ts"
import { requestQuery } from "../../platform/http/request-path.ts"
import { type RouteRequest, route } from "../../platform/http/route.ts"
import type { ServerEnv } from "../../platform/http/server-env.ts"
import type { Services } from "../../platform/services.ts"
import { appSignIn } from "./app-sign-in.ts"
import { checkBody } from "./check-body.ts"
import { type Auth, createAuth } from "./create-auth.ts"
import { answerDevices, endDevice } from "./devices.ts"
import { finishAnswer } from "./finish-answer.ts"
import { type Forward, forwardRequest } from "./forward-request.ts"
import { guardPasskeys } from "./guard-passkeys.ts"
import { answers, entrances, openRoutes } from "./open-routes.ts"
import { type Asking, asking, type Requester, requesterHash, requesterOf } from "./requester.ts"
import { codeDigits, spendSend } from "./send-budget.ts"
import { mustBeAllowedHere, sessionOf } from "./session-of.ts"
import { configuredMethods, isWayOpen } from "./social-providers.ts"
import { isKnownDevice } from "./store.ts"
import { translateError, withTriesLeft } from "./translate-error.ts"

const prefix = "/auth"
const sendPath = "/email-otp/send-verification-otp"
const socialPath = "/sign-in/social"
const codePath = "/sign-in/email-otp"
const own: typeof openRoutes = {
  "/methods": "GET",
  "/devices": "GET",
  "/devices/revoke": "POST",
}

export function signInRoutes(app: Hono<ServerEnv>, services: Services): void {
  const { config, clock, db, limits, pool, rateLimits } = services
  const ofEntrances = rateLimits.limit("entrances", config.RATE_LIMIT_SIGN_IN)
  const auths = new Map<string, Auth>()

  function authAt(origin: string): Auth {
    const auth = auths.get(origin) ?? createAuth(services, origin)
    // Only the emulator has several names.
    if (auths.size > 16) auths.clear()
    auths.set(origin, auth)
    return auth
  }

  async function answer({ incoming, path: fullPath, address }: RouteRequest): Promise<Response> {
    const path = fullPath.slice(prefix.length)
    const { method } = incoming
    const isFormAnswer = method === "POST" && answers.has(path)
    if (entrances.has(path)) ofEntrances.spend(address)
    if (path === "/methods") return json({ ...configuredMethods(config), apps: appSignIn(config) })
    const shown = await sessionOf(incoming, services, path === "/sign-out")
    if (method === "POST" && !isFormAnswer) mustBeAllowedHere(incoming, shown, config)
    if (path === "/devices") return json(await answerDevices(services, shown.session))
    const text = method === "POST" ? await readBody(incoming) : ""
    if (path === "/devices/revoke") return json(await endDevice(services, shown.session, parseObject(text)))
    const requester = requesterOf(incoming, address)
    const origin = originOf(incoming, config)
    const given = isFormAnswer ? {} : checkBody(path, text)
    const digits = path === sendPath ? await spendFor(String(given["email"]), requester) : 0
    const endsPasskeys = given["removePasskeys"] === true
    await guardPasskeys(path, endsPasskeys, shown.session, services)
    const auth = authAt(origin)
    const provider = typeof given["provider"] === "string" ? given["provider"] : null
    const hasIdToken = given["idToken"] !== undefined
    if (path === socialPath && !isWayOpen(config, provider ?? "", hasIdToken))
      throw new AppError("session/unknown-method")
    const now: Asking = {
      requester,
      path,
      codeDigits: digits,
      provider: hasIdToken ? provider : null,
      failure: null,
      issued: null,
    }
    const response = await askAuth(incoming, auth, now, {
      origin,
      path,
      query: requestQuery(incoming.url ?? ""),
      body: isFormAnswer ? text : JSON.stringify(given),
      session: shown.session,
      isEntrance: entrances.has(path),
      cookiePrefix: cookiePrefix(config),
    })
    if (response.status >= 400) {
      const error = translateError(response.status, await response.json().catch(() => null), path)
      throw path === codePath ? await withTriesLeft(error, String(given["email"]), requester, services) : error
    }
    return finishAnswer(response, {
      services,
      auth,
      path,
      shown,
      isBrowser: shown.isInCookie || isFromOwnOrigin(incoming, config),
      asking: now,
      endsPasskeys,
      userAgent: incoming.headers["user-agent"] ?? null,
    })
  }

  async function askAuth(incoming: IncomingMessage, auth: Auth, now: Asking, forward: Forward): Promise<Response> {
    const ask = (session: Session | null): Promise<Response> =>
      asking.run(now, () => auth.handler(forwardRequest(incoming, { ...forward, session })))
    let response = await ask(forward.session)
    if (forward.session !== null && (await isTurnedAway(response))) {
      // Another tab may have rotated the token meanwhile.
      const again = await services.sessions.findNow(forward.session.token)
      if (again !== null && again.token !== forward.session.token) response = await ask(again)
    }
    if (now.failure !== null) throw now.failure
    return response
  }

  /** Charges a code to its budgets. Returns its number of digits. */
  async function spendFor(email: string, requester: Requester): Promise<number> {
    const address = email.toLowerCase()
    await spendSend(db, limits, {
      email: address,
      requester,
      isKnownDevice: await isKnownDevice(pool, address, requesterHash(requester)),
      mostOfSender: config.RATE_LIMIT_SIGN_IN,
      now: clock(),
    })
    return codeDigits(db, limits, address, clock())
  }

  app.all(
    `${prefix}/*`,
    route(
      services,
      {
        name: (path) => (methodsOf(path) === null ? "auth/unknown" : path.slice(1)),
        methods: (path) => {
          const methods = methodsOf(path)
          if (methods === null) throw new AppError("request/unknown-route")
          return methods
        },
        preflight: ["GET", "POST"],
        budget: rateLimits.limit("auth", config.RATE_LIMIT_CALLABLES),
      },
      answer,
    ),
  )
}

function methodsOf(fullPath: string): readonly string[] | null {
  const path = fullPath.slice(prefix.length)
  const method = openRoutes[path] ?? own[path]
  if (method === undefined) return null
  return answers.has(path) ? [method, "POST"] : [method]
}

/** Whether an answer says that there is no session. */
async function isTurnedAway(response: Response): Promise<boolean> {
  return response.status === 401 || (response.status === 200 && (await response.clone().text()) === "null")
}

function json(value: unknown): Response {
  return Response.json(value, { headers: { ...corsHeaders, "cache-control": "no-store" } })
}
