import type { Tile } from "@confetti/contract/tile"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { pageData } from "../../../test/world.ts"
import { readingsOf } from "../../features/tile/index.ts"
import { createSessionScopes } from "../../platform/session-scope.ts"
import { notices } from "../../platform/analytics/log-event.ts"
import { followViews } from "./follow-views.ts"

const tile = (id: string, parentId: string | null = null) =>
  ({ id, parentId, subtiles: [{}, {}, {}] }) as unknown as Tile

const scopes = createSessionScopes(pageData())

const read = (page: number, of = tile("one")) => readingsOf(scopes.get()).emit({ tile: of, page, isOpened: false })

let views: object[]
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: performance.timeOrigin })
  views = []
  stop = notices.on((notice) => {
    if ("name" in notice && notice.name === "view_tile") views.push(notice.params)
  })
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

function setHidden(isHidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden)
  document.dispatchEvent(new Event("visibilitychange"))
}

it("tells of each tile how long it was in view, from the page's first moment on, and how far it was read", () => {
  read(0)
  pass(4)
  followViews(scopes)
  read(1)
  pass(2)
  read(3)
  pass(1)
  read(2)
  read(0, tile("two"))
  expect(views).toEqual([{ tileId: "one", seconds: 7, part: 3, isFinished: true }])

  pass(5)
  setHidden(true)
  expect(views).toHaveLength(2)
  expect(views[1]).toEqual({ tileId: "two", seconds: 5, part: 0, isFinished: false })

  pass(60)
  setHidden(false)
  pass(400)
  read(0, tile("three", "two"))
  expect(views).toHaveLength(2)
  read(0, tile("four"))
  expect(views[2]).toEqual({ tileId: "two", seconds: 180, part: 0, isFinished: false })
})
