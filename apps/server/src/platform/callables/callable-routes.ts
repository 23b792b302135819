import type { IncomingMessage } from "node:http"
import { AppError } from "@confetti/contract/app-error"
import { identify } from "../auth/identify.ts"
import { mustHaveAccess } from "../auth/require-user.ts"
import { answerError } from "../http/answer-error.ts"
import { corsHeaders } from "../http/cors.ts"
import { invalidInput } from "../http/describe-error.ts"
import type { FramedResponse } from "../http/framed-response.ts"
import { createLargeBodies } from "../http/large-bodies.ts"
import { parseObject, readBody, usualBodyLimit } from "../http/read-body.ts"
import { type IdentifiedRequest, route } from "../http/route.ts"
import type { Services } from "../services.ts"
import type { CallableDefinition, CallObserver, ReadContext } from "./define-callable.ts"
import { answerAsEvent, wantsEventStream } from "./event-stream.ts"
import { toJson } from "./json-text.ts"
import { runStatements } from "./run-statements.ts"
import { runWrite } from "./run-write.ts"

const visible = /^[\x21-\x7e]{1,200}$/

const methods = ["POST"]
const jsonHeaders = { ...corsHeaders, "content-type": "application/json; charset=utf-8", "cache-control": "no-store" }

/** How calls are admitted: `whoAsks` identifies the caller, `mustBeOurApp` refuses foreign apps, and admitted calls are observed. */
type Entrance = {
  whoAsks: typeof identify
  mustBeOurApp: (request: IncomingMessage) => Promise<void>
  observers: readonly CallObserver[]
}

export function callableRoutes(
  callables: readonly CallableDefinition[],
  services: Services,
  { whoAsks = identify, mustBeOurApp = services.appCheck.mustPass, observers = [] }: Partial<Entrance> = {},
) {
  const byName = new Map(callables.map((callable) => [callable.contract.name, callable]))
  const { config, log, clock, rateLimits } = services
  const largeBodies = createLargeBodies()

  function mustFind(path: string): CallableDefinition {
    const name = nameIn(path)
    const callable = byName.get(name)
    if (!callable) throw new AppError("request/unknown-callable", { name: name.slice(0, 100) })
    return callable
  }

  async function call({ incoming, outgoing, path, address, caller }: IdentifiedRequest): Promise<Response> {
    const callable = mustFind(path)
    mustHaveAccess(caller, callable.contract.access)
    const messagingInstance = incoming.headers["firebase-instance-id-token"]
    const context: ReadContext = {
      ...services,
      caller,
      now: clock(),
      requestId: outgoing.requestId,
      messagingInstance: typeof messagingInstance === "string" ? messagingInstance : null,
      isTrackingRefused: incoming.headers["dnt"] === "1" || incoming.headers["sec-gpc"] === "1",
    }
    for (const observe of observers) await observe(context)
    const limit = (caller.userId === null ? undefined : callable.bodyLimit) ?? usualBodyLimit
    const room = limit > usualBodyLimit ? largeBodies.open(address) : undefined
    try {
      return await run(outgoing, callable, dataOf(await readBody(incoming, { limit, room })), context)
    } finally {
      room?.free()
    }
  }

  async function run(
    outgoing: FramedResponse,
    callable: CallableDefinition,
    data: unknown,
    context: ReadContext,
  ): Promise<Response> {
    const { headers } = outgoing.req
    const parsed = callable.contract.input.safeParse(data)
    if (!parsed.success) throw invalidInput(parsed.error, "data")
    const input = parsed.data as never
    const { status, body } = await answerOf(callable, input, data, context, headers["idempotency-key"])
    return wantsEventStream(headers.accept)
      ? answerAsEvent(status, body)
      : new Response(body, { status, headers: jsonHeaders })
  }

  async function answerOf(
    callable: CallableDefinition,
    input: never,
    data: unknown,
    context: ReadContext,
    keyHeader: string | string[] | undefined,
  ) {
    if (callable.run === "write") {
      const { db, pool: _pool, ...rest } = context
      const { name } = callable.contract
      const given = idempotencyKey(keyHeader)
      const key = context.caller.userId === null && !callable.isIdempotentForGuests ? null : given
      const afterwards: (() => Promise<void> | void)[] = []
      const writeContext = { ...rest, afterCommit: (step: () => Promise<void> | void) => void afterwards.push(step) }
      const ready = callable.prepare ? ((await callable.prepare(input, context)) as never) : input
      const write = (tx: Parameters<typeof callable.handler>[0]) => callable.handler(tx, ready, writeContext)
      return runWrite(db, write, { name, data, key, context: writeContext, afterwards })
    }
    if (callable.run === "statements") {
      const { name } = callable.contract
      const given = idempotencyKey(keyHeader)
      const key = context.caller.userId === null ? null : given
      return runStatements(() => callable.handler(input, context), { name, data, key, context })
    }
    const result = await callable.handler(input, context)
    return { status: 200, body: `{"result":${toJson(result)}}` }
  }

  return route(
    services,
    {
      name: (path) => (byName.has(nameIn(path)) ? nameIn(path) : "unknown-callable"),
      methods: (path) => mustFind(path) && methods,
      preflight: methods,
      budget: rateLimits.limit("callables", config.RATE_LIMIT_CALLABLES),
      identify: async (incoming, address) => {
        await mustBeOurApp(incoming)
        return whoAsks(incoming, address, services)
      },
      errors: (error, { incoming, outgoing }) => {
        const response = answerError(error, outgoing.requestId, log)
        return wantsEventStream(incoming.headers.accept) ? asEvent(response) : response
      },
    },
    call,
  )
}

function nameIn(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1)
}

async function asEvent(response: Response): Promise<Response> {
  return answerAsEvent(response.status, await response.text())
}

function dataOf(body: string): unknown {
  const envelope = parseObject(body)
  if (!Object.hasOwn(envelope, "data")) throw new AppError("request/malformed", {}, "The request's body has no `data`.")
  return envelope["data"]
}

function idempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  if (typeof header === "string" && visible.test(header)) return header
  throw new AppError("request/invalid", { fields: ["idempotency-key: must be 1 to 200 visible characters"] })
}
