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

/** Whoever is refused comes back after one of so many seconds, not all in the same one. */
const longestWait = 5

/** An address that asks for more than its budget is answered no faster than that: milliseconds of its turn. */
const refusalTakes = 50

/** A request whose body has not come for so many milliseconds waits for its sender, and is no load. */
const lateBody = 100

/**
 * Lets requests that need the database through in turn by address, and refuses what is too much before anything is looked up for it: what
 * one address has waiting as too many requests, and what all of them ask for as unavailable, each with a time to come back.
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
    // A client that goes away while it waits gives up its place. Once begun, the work goes on and keeps its turn.
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
