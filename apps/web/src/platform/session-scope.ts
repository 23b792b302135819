import type { PageData } from "@confetti/contract/page-data"
import { defined } from "@confetti/domain/defined"
import { createContext, use } from "react"
import { createStore, type Store } from "./create-store.ts"

/**
 * The time one person has the app, from the start of the page or from when somebody left it until they leave. A guest who signs in goes on
 * in theirs. All state that is a person's belongs to it (see `scoped`) and is dropped with it.
 */
export type SessionScope = {
  /** Another one in each scope of a page: what is drawn for one person is drawn anew for the next. */
  number: number
  /** The data that the page was rendered from, without anything in it for somebody who has left. */
  page: PageData
  /** The value that `make` made for this scope: at the first call, and the same ever after. */
  get: <Value>(make: (scope: SessionScope) => Value) => Value
  onEnd: (act: () => void) => void
}

type OpenScope = SessionScope & { end: () => void }

export type SessionScopes = Pick<Store<SessionScope>, "get" | "on" | "useValue"> & { next: () => void }

export function createSessionScopes(page: PageData): SessionScopes {
  let open = createScope(page, 0)
  const shown = createStore<SessionScope>(open)
  return {
    get: shown.get,
    on: shown.on,
    useValue: shown.useValue,
    next: () => {
      open.end()
      open = createScope(withoutPerson(page), open.number + 1)
      shown.set(open)
    },
  }
}

function createScope(page: PageData, number: number): OpenScope {
  const values = new Map<unknown, unknown>()
  const ends: (() => void)[] = []
  const scope: OpenScope = {
    number,
    page,
    get<Value>(make: (scope: SessionScope) => Value): Value {
      if (!values.has(make)) values.set(make, make(scope))
      // A function stands for what it made.
      return values.get(make) as Value
    },
    onEnd: (act) => void ends.push(act),
    end: () => {
      for (const act of ends.splice(0)) act()
      values.clear()
    },
  }
  return scope
}

function withoutPerson(page: PageData): PageData {
  const nothing = {
    feed: null,
    place: null,
    cards: [],
    tiles: [],
    search: null,
    thought: null,
    inviter: null,
    favourite: null,
  }
  return { ...page, ...nothing, categories: [], isSignedIn: false }
}

/** Defines a value that each scope has one of: `tasteOf(scope)` gives the same one as long as the scope lasts. */
export function scoped<Value>(make: (scope: SessionScope) => Value): (scope: SessionScope) => Value {
  return (scope) => scope.get(make)
}

export const SessionScopeContext = createContext<SessionScope | undefined>(undefined)

/** The scope of whoever has the app now. Throws outside of the app. */
export function useScope(): SessionScope {
  return defined(use(SessionScopeContext))
}

export function usePageData(): PageData {
  return useScope().page
}
