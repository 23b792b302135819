import type { IncomingMessage } from "node:http"
import { AppError } from "@confetti/contract/app-error"
import { clientAddress } from "../http/client-address.ts"
import { answerFailure } from "../http/failure-page.ts"
import type { ServerEnv } from "../http/server-env.ts"
import type { Services } from "../services.ts"
import type { Admission } from "./create-admission.ts"
import { createTurns } from "./create-turns.ts"
import type { Importance, importanceOf } from "./importance.ts"

type Env = ServerEnv["Bindings"]
type Answer = (request: Request, env: Env) => Response | Promise<Response>

type Parts = {
  admission: Admission
  importance: ReturnType<typeof importanceOf>
  services: Pick<Services, "config" | "log" | "content">
  random?: () => number
}

export const shedRoute = "shed"

/** Seconds: a random Retry-After up to this spreads the retries. */
const longestWait = 5

/** Milliseconds of its turn that a refused request takes, so that an address can't ask faster. */
const refusalTakes = 50

/** Milliseconds after which a request without its body waits for the client, and is no load. */
const lateBody = 100

/**
 * Takes turns by address for requests that need the database, and sheds load before any lookup: too many of one address as rate-limited,
 * too many in total as unavailable, both with Retry-After.
 */
export function shedLoad(answer: Answer, { admission, importance, services, random = Math.random }: Parts): Answer {
  const turns = createTurns()

  function refuse(code: "request/rate-limited" | "server/unavailable", { incoming, outgoing }: Env): Response {
    outgoing.route = shedRoute
    const retryAfter = 1 + Math.floor(random() * longestWait)
    return answerFailure(new AppError(code, { retryAfter }), incoming, outgoing.requestId, services)
  }

  function admit(request: Request, env: Env, important: Importance): Response | Promise<Response> {
    const { incoming, outgoing } = env
    const leave = admission.admit(important)
    if (leave === null) return refuse("server/unavailable", env)
    outgoing.once("close", leave)
    if (hasBody(incoming)) {
      const late = setTimeout(leave, lateBody)
      incoming.once("end", () => clearTimeout(late))
    }
    return answer(request, env)
  }

  async function answerInTurn(request: Request, env: Env, important: Importance): Promise<Response> {
    const turn = turns.take(clientAddress(env.incoming, services.config.TRUST_PROXY))
    if (turn === null) return refuse("request/rate-limited", env)
    // A client that disconnects while waiting gives up its turn. Begun work keeps it.
    env.outgoing.once("close", turn.end)
    await turn.begins
    env.outgoing.off("close", turn.end)
    const response = await admit(request, env, important)
    if (response.status === 429) setTimeout(turn.end, refusalTakes)
    else turn.end()
    return response
  }

  return (request, env) => {
    const important = importance(env.incoming)
    return important.needsDatabase ? answerInTurn(request, env, important) : admit(request, env, important)
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0"
}
