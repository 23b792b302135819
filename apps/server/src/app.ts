import { Hono } from "hono"
import { analytics } from "./modules/analytics/module.ts"
import { apiReference } from "./modules/api-reference/module.ts"
import { appLinks } from "./modules/app-links/module.ts"
import { appCheckModule } from "./modules/app-check/module.ts"
import { categories } from "./modules/categories/module.ts"
import { content } from "./modules/content/module.ts"
import { editors } from "./modules/editors/module.ts"
import { emulator } from "./modules/emulator/module.ts"
import { errors } from "./modules/errors/module.ts"
import { personalOrder } from "./modules/feed/get-home-feed.ts"
import { feed } from "./modules/feed/module.ts"
import { feedCards } from "./modules/feed-cards/module.ts"
import { forms } from "./modules/forms/module.ts"
import { games } from "./modules/games/module.ts"
import { guessHistograms } from "./modules/guess-histograms/module.ts"
import { health } from "./modules/health/module.ts"
import { insights } from "./modules/insights/module.ts"
import { likes } from "./modules/likes/module.ts"
import { media } from "./modules/media/module.ts"
import { notifications } from "./modules/notifications/module.ts"
import { novelty } from "./modules/novelty/module.ts"
import { pages } from "./modules/pages/module.ts"
import { points } from "./modules/points/module.ts"
import { privacy } from "./modules/privacy/module.ts"
import { ranking } from "./modules/ranking/module.ts"
import { readers } from "./modules/readers/module.ts"
import { recall } from "./modules/recall/module.ts"
import { referrals } from "./modules/referrals/module.ts"
import { rewards } from "./modules/rewards/module.ts"
import { searchWith } from "./modules/search/module.ts"
import { signIn } from "./modules/sign-in/module.ts"
import { studio } from "./modules/studio/module.ts"
import { thoughts } from "./modules/thoughts/module.ts"
import { tiles } from "./modules/tiles/module.ts"
import { today } from "./modules/today/module.ts"
import { tutorials } from "./modules/tutorials/module.ts"
import { uploads } from "./modules/uploads/module.ts"
import { users } from "./modules/users/module.ts"
import { callableRoutes } from "./platform/callables/callable-routes.ts"
import { documentRoutes } from "./platform/documents/document-routes.ts"
import { ownDocuments } from "./platform/documents/own-documents.ts"
import { answerError } from "./platform/http/answer-error.ts"
import { onlyThisMachine } from "./platform/http/loopback.ts"
import { requestPath } from "./platform/http/request-path.ts"
import type { ServerEnv } from "./platform/http/server-env.ts"
import type { Module } from "./platform/module.ts"
import type { Services } from "./platform/services.ts"

export const serverModules: readonly Module[] = [
  signIn,
  appCheckModule,
  rewards,
  points,
  referrals,
  users,
  privacy,
  editors,
  ranking,
  readers,
  feed,
  feedCards,
  games,
  likes,
  novelty,
  guessHistograms,
  recall,
  studio,
  thoughts,
  tiles,
  today,
  tutorials,
  uploads,
  categories,
  searchWith(personalOrder),
  media,
  content,
  analytics,
  insights,
  errors,
  forms,
  notifications,
  emulator,
  apiReference,
  health,
  appLinks,
  pages,
]

export function createApp(services: Services, list: readonly Module[]): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>({
    getPath: (request, options) => requestPath(request, options?.env),
  })
  const call = callableRoutes(
    list.flatMap(({ callables = [] }) => callables),
    services,
    { observers: list.flatMap(({ observeCalls }) => (observeCalls ? [observeCalls(services)] : [])) },
  )
  app.all("/functions/*", call)
  // The emulator addresses of the SDK: /project/us-central1/name.
  if (services.config.EMULATOR) {
    app.on(["POST", "OPTIONS"], "/:project/:region{[a-z]+-[a-z]+[0-9]+}/:name", onlyThisMachine(call))
  }
  const documents = list.flatMap(({ documents = {} }) => Object.entries(documents))
  const own = list.flatMap(({ ownDocuments = {} }) => Object.entries(ownDocuments))
  const reads = { ...Object.fromEntries(documents), "users/*": ownDocuments(new Map(own)) }
  app.all("/documents/*", documentRoutes(reads, services))
  for (const { routes } of list) routes?.(app, services)
  // The SDK calls the bare address with a callable's name. Registered last, so that every other route comes first.
  app.on(["POST", "OPTIONS"], "/:name{[a-z]+-[a-z_]+}", call)
  app.onError((error, c) => answerError(error, c.env.outgoing.requestId, services.log))
  return app
}
