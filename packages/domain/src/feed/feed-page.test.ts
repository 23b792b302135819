import fc from "fast-check"
import { expect, it } from "vitest"
import { feedPage, pageOfIndex } from "./feed-page.ts"

it("cuts a feed into pages that join to the whole", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.integer({ min: 1, max: 20 }), (ids, limit) => {
      const pages = Math.ceil(ids.length / limit)
      const joined = Array.from({ length: pages }, (_, at) => feedPage(ids, at + 1, limit)).flat()
      expect(joined).toEqual(ids)
      expect(feedPage(ids, pages + 1, limit)).toEqual([])
    }),
  )
})

it("knows the page an item lies on", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 20 }), (index, limit) => {
      const ids = Array.from({ length: 501 }, (_, at) => String(at))
      expect(feedPage(ids, pageOfIndex(index, limit), limit)).toContain(String(index))
    }),
  )
})

it("answers an impossible page with nothing", () => {
  expect(feedPage(["a"], 0, 10)).toEqual([])
  expect(feedPage(["a"], 1, 0)).toEqual([])
})
