import { expect, it } from "vitest"
import { pageData, tileOf } from "../../test/world.ts"
import { createSessionScopes, scoped } from "./session-scope.ts"

const listOf = scoped((): string[] => [])

it("keeps a value for as long as one person has the app, and gives the next one another", () => {
  const scopes = createSessionScopes(pageData())
  const first = scopes.get()
  listOf(first).push("Ada was here")
  expect(listOf(scopes.get())).toEqual(["Ada was here"])
  scopes.next()
  expect(scopes.get().number).not.toBe(first.number)
  expect(listOf(scopes.get())).toEqual([])
})

it("is the same value for all that ask, each with its own", () => {
  const otherOf = scoped((scope) => [listOf(scope)])
  const scope = createSessionScopes(pageData()).get()
  expect(otherOf(scope)[0]).toBe(listOf(scope))
})

it("ends what was begun in it, once", () => {
  const ended: number[] = []
  const scopes = createSessionScopes(pageData())
  const begun = scopes.get()
  begun.onEnd(() => ended.push(begun.number))
  scopes.next()
  scopes.next()
  expect(ended).toEqual([begun.number])
})

it("shows the next one nothing of a page that was rendered for somebody else", () => {
  const tile = tileOf("one")
  const feed = { category: null, ids: ["one"], developingIds: [] }
  const scopes = createSessionScopes(
    pageData({ feed, place: "one", tiles: [tile], isSignedIn: true, inviter: "Bo", favourite: "one" }),
  )
  scopes.next()
  const nothing = { feed: null, place: null, tiles: [], cards: [], isSignedIn: false, inviter: null, favourite: null }
  expect(scopes.get().page).toMatchObject(nothing)
})
