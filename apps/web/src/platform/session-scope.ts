import type { PageData } from "@confetti/contract/page-data"
import { defined } from "@confetti/domain/defined"
import { createContext, use } from "react"
import { createStore, type Store } from "./create-store.ts"

/**
 * A person's time in the app, from the page's start or a sign-out until they leave. A guest who signs in stays in it. All personal state
 * belongs to it (see `scoped`) and is dropped with it.
 */
export type SessionScope = {
  /** Unique in a page: the app is rendered anew for the next person. */
  number: number
  /** The page's initial data, without anything of a person who left. */
  page: PageData
  /** The scope's value of `make`, created on the first call. */
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
      // Keyed by `make`, so the type is right.
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

/** Defines a value for each scope: `tasteOf(scope)` returns the same one for its lifetime. */
export function scoped<Value>(make: (scope: SessionScope) => Value): (scope: SessionScope) => Value {
  return (scope) => scope.get(make)
}

export const SessionScopeContext = createContext<SessionScope | undefined>(undefined)

/** The current scope. Throws outside of the app. */
export function useScope(): SessionScope {
  return defined(use(SessionScopeContext))
}

export function usePageData(): PageData {
  return useScope().page
}
