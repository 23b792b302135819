import { AppError } from "@confetti/contract/app-error"
import { answerFailure } from "../http/failure-page.ts"
import type { ServerEnv } from "../http/server-env.ts"
import type { Services } from "../services.ts"
import type { Admission } from "./create-admission.ts"
import type { importanceOf } from "./importance.ts"

type Answer = (request: Request, env: ServerEnv["Bindings"]) => Response | Promise<Response>

type Parts = {
  admission: Admission
  importance: ReturnType<typeof importanceOf>
  services: Pick<Services, "log" | "content">
  /** From 0 up to 1. */
  random?: () => number
}

/** What requests that were refused are counted under. */
export const shedRoute = "shed"

/** Whoever is refused comes back after one of so many seconds, not all in the same one. */
const longestWait = 5

/** Refuses what is too much before anything is looked up for it: as unavailable, with a time to come back. */
export function shedLoad(answer: Answer, { admission, importance, services, random = Math.random }: Parts): Answer {
  return (request, env) => {
    const { incoming, outgoing } = env
    const leave = admission.admit(importance(incoming))
    if (leave !== null) {
      outgoing.once("close", leave)
      return answer(request, env)
    }
    outgoing.route = shedRoute
    const retryAfter = 1 + Math.floor(random() * longestWait)
    return answerFailure(new AppError("server/unavailable", { retryAfter }), incoming, outgoing.requestId, services)
  }
}
