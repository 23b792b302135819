import { AppError } from "@confetti/contract/app-error"
import { identify } from "../auth/identify.ts"
import { answerError } from "../http/answer-error.ts"
import { answerPreflight, corsHeaders } from "../http/cors.ts"
import { clientAddress } from "../http/client-address.ts"
import { invalidInput } from "../http/describe-error.ts"
import { parseObject, readBody } from "../http/read-body.ts"
import { createTurnstile } from "../http/turnstile.ts"
import type { ServerContext } from "../http/server-env.ts"
import type { Services } from "../services.ts"
import type { CallableDefinition, ReadContext } from "./define-callable.ts"
import { answerAsEvent, lastOf, streamEvents, wantsEventStream } from "./event-stream.ts"
import { idempotencyKey } from "./idempotency-key.ts"
import { toJson } from "./json-text.ts"
import { runWrite } from "./run-write.ts"

const jsonHeaders = { ...corsHeaders, "content-type": "application/json; charset=utf-8", "cache-control": "no-store" }

/** Answers the callable protocol for these callables; the name is the last part of the path. `whoAsks` finds out who is calling. */
export function callableRoutes(
  callables: readonly CallableDefinition[],
  services: Services,
  whoAsks: typeof identify = identify,
) {
  const byName = new Map(callables.map((callable) => [callable.contract.name, callable]))
  const { config, log, clock } = services
  const pass = createTurnstile(config.RATE_LIMIT_CALLABLES, clock)

  async function call(c: ServerContext): Promise<Response> {
    const { incoming, outgoing } = c.env
    const name = c.req.path.slice(c.req.path.lastIndexOf("/") + 1)
    const callable = byName.get(name)
    outgoing.route = callable ? name : "unknown-callable"
    if (incoming.method === "OPTIONS") return answerPreflight(incoming, "POST")
    const address = clientAddress(incoming, config.TRUST_PROXY)
    pass(address)
    if (!callable) throw new AppError("request/unknown-callable", { name: name.slice(0, 100) })
    if (incoming.method !== "POST") throw new AppError("request/method-not-allowed", { allow: "POST" })
    const caller = await whoAsks(incoming, address, services)
    if (caller.userId !== null) pass(caller.userId)
    if (config.APP_CHECK_REQUIRED && !incoming.headers["x-firebase-appcheck"]) throw new AppError("app-check/required")
    const messagingInstance = incoming.headers["firebase-instance-id-token"]
    const context: ReadContext = {
      ...services,
      caller,
      now: clock(),
      requestId: outgoing.requestId,
      messagingInstance: typeof messagingInstance === "string" ? messagingInstance : null,
      isTrackingRefused: incoming.headers["dnt"] === "1" || incoming.headers["sec-gpc"] === "1",
    }
    const data = dataOf(await readBody(incoming, caller.userId === null ? undefined : callable.bodyLimit))
    return run(c, callable, data, context)
  }

  async function run(c: ServerContext, callable: CallableDefinition, data: unknown, context: ReadContext) {
    const { incoming, outgoing } = c.env
    const parsed = callable.contract.input.safeParse(data)
    if (!parsed.success) throw invalidInput(parsed.error)
    const input = parsed.data as never
    const isStreamed = wantsEventStream(incoming.headers.accept)
    if (callable.run === "stream" && isStreamed) return streamEvents(callable.handler(input, context), outgoing, log)
    const { status, body } = await answerOf(callable, input, data, context, incoming.headers["idempotency-key"])
    return isStreamed ? answerAsEvent(status, body) : new Response(body, { status, headers: jsonHeaders })
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
      const key = idempotencyKey(keyHeader)
      const afterwards: (() => Promise<void> | void)[] = []
      const writeContext = { ...rest, afterCommit: (step: () => Promise<void> | void) => void afterwards.push(step) }
      const ready = callable.prepare ? ((await callable.prepare(input, writeContext)) as never) : input
      const write = (tx: Parameters<typeof callable.handler>[0]) => callable.handler(tx, ready, writeContext)
      return runWrite(db, write, { name, data, key, context: writeContext, afterwards })
    }
    const result =
      callable.run === "read" ? await callable.handler(input, context) : await lastOf(callable.handler(input, context))
    return { status: 200, body: `{"result":${toJson(result)}}` }
  }

  return (c: ServerContext): Promise<Response> =>
    call(c).catch((error: unknown) => {
      const response = answerError(error, c.env.outgoing.requestId, log)
      return wantsEventStream(c.env.incoming.headers.accept) ? asEvent(response) : response
    })
}

async function asEvent(response: Response): Promise<Response> {
  return answerAsEvent(response.status, await response.text())
}

function dataOf(body: string): unknown {
  const envelope = parseObject(body)
  if (!Object.hasOwn(envelope, "data")) throw new AppError("request/malformed", {}, "The request's body has no `data`.")
  return envelope["data"]
}
