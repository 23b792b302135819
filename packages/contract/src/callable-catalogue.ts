import type { z } from "zod"
import * as answers from "./answers.ts"
import type { CallableContract } from "./callable.ts"
import * as editors from "./editors.ts"
import * as errorCauses from "./error-causes.ts"
import * as events from "./events.ts"
import * as feed from "./feed.ts"
import * as forms from "./forms.ts"
import * as games from "./games.ts"
import * as guessHistogram from "./guess-histogram.ts"
import * as insights from "./insights.ts"
import * as likes from "./likes.ts"
import * as notifications from "./notifications.ts"
import * as novelty from "./novelty.ts"
import * as orders from "./orders.ts"
import * as personalExport from "./personal-export.ts"
import * as points from "./points.ts"
import * as push from "./push.ts"
import * as readers from "./readers.ts"
import * as recall from "./recall.ts"
import * as referrals from "./referrals.ts"
import * as rewards from "./rewards.ts"
import * as shopItems from "./shop-items.ts"
import * as studio from "./studio.ts"
import * as studioBrand from "./studio-brand.ts"
import * as studioCards from "./studio-cards.ts"
import * as studioGames from "./studio-games.ts"
import * as thoughts from "./thoughts.ts"
import * as tileTaps from "./tile-taps.ts"
import * as today from "./today.ts"
import * as tutorials from "./tutorials.ts"
import * as uploads from "./uploads.ts"
import * as users from "./users.ts"

const nouns = {
  editors,
  errorCauses,
  events,
  feed,
  answers,
  forms,
  games,
  guessHistogram,
  insights,
  likes,
  notifications,
  novelty,
  orders,
  personalExport,
  points,
  push,
  readers,
  recall,
  referrals,
  rewards,
  shopItems,
  studioBrand,
  studioCards,
  studioGames,
  studio,
  thoughts,
  tileTaps,
  today,
  tutorials,
  uploads,
  users,
}

export const callableCatalogue: readonly CallableContract[] = Object.values(nouns).flatMap((noun) =>
  Object.values<unknown>(noun).filter(isCallable),
)

function isCallable(value: unknown): value is CallableContract {
  return typeof value === "object" && value !== null && "about" in value && "access" in value
}

/** Read-only lists may be sent. */
type Unchanged<Value> = Value extends object ? { readonly [Key in keyof Value]: Unchanged<Value[Key]> } : Value

type Nouns = typeof nouns
type Contract = { [Noun in keyof Nouns]: Extract<Nouns[Noun][keyof Nouns[Noun]], CallableContract> }[keyof Nouns]
type Callables = { [Each in Contract as Each["name"]]: Each }

export type CallableName = keyof Callables
export type CallableInput<Name extends CallableName> = Unchanged<z.input<Callables[Name]["input"]>>
export type CallableOutput<Name extends CallableName> = z.output<Callables[Name]["output"]>
