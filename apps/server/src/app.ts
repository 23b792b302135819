import { Hono } from "hono"
import { analytics } from "./modules/analytics/module.ts"
import { categories } from "./modules/categories/module.ts"
import { content } from "./modules/content/module.ts"
import { emulator } from "./modules/emulator/module.ts"
import { errors } from "./modules/errors/module.ts"
import { feed } from "./modules/feed/module.ts"
import { forms } from "./modules/forms/module.ts"
import { health } from "./modules/health/module.ts"
import { media } from "./modules/media/module.ts"
import { notifications } from "./modules/notifications/module.ts"
import { pages } from "./modules/pages/module.ts"
import { privacy } from "./modules/privacy/module.ts"
import { referrals } from "./modules/referrals/module.ts"
import { search } from "./modules/search/module.ts"
import { signIn } from "./modules/sign-in/module.ts"
import { tiles } from "./modules/tiles/module.ts"
import { users } from "./modules/users/module.ts"
import { callableRoutes } from "./platform/callables/callable-routes.ts"
import { documentRoutes } from "./platform/documents/document-routes.ts"
import { answerError } from "./platform/http/answer-error.ts"
import { requestPath } from "./platform/http/request-path.ts"
import type { ServerEnv } from "./platform/http/server-env.ts"
import type { Module } from "./platform/module.ts"
import type { Services } from "./platform/services.ts"

/** Every noun of the server. Pages come last: they take every address that nothing else does. */
export const serverModules: readonly Module[] = [
  signIn,
  users,
  referrals,
  privacy,
  feed,
  tiles,
  categories,
  search,
  media,
  content,
  analytics,
  errors,
  forms,
  notifications,
  emulator,
  health,
  pages,
]

export function createApp(services: Services, list: readonly Module[]): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>({
    getPath: (request, options) => requestPath(request, options?.env),
  })
  const call = callableRoutes(
    list.flatMap(({ callables = [] }) => callables),
    services,
  )
  app.all("/functions/*", call)
  // Where the SDK's emulator mode looks: a project, a region such as us-central1, a name.
  if (services.config.EMULATOR) app.on(["POST", "OPTIONS"], "/:project/:region{[a-z]+-[a-z]+[0-9]+}/:name", call)
  app.all(
    "/documents/*",
    documentRoutes(Object.fromEntries(list.flatMap(({ documents = {} }) => Object.entries(documents))), services),
  )
  for (const { routes } of list) routes?.(app, services)
  app.onError((error, c) => answerError(error, c.env.outgoing.requestId, services.log))
  return app
}
