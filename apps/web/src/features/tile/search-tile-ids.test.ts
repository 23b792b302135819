import { afterEach, expect, it, vi } from "vitest"
import { searchTileIds } from "./search-tile-ids.ts"

/** A search service with this many pages; what it was asked. */
function service(nbPages: number) {
  const asked: Record<string, unknown>[] = []
  vi.stubGlobal("localStorage", { getItem: () => null })
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    const query = JSON.parse(body) as { page: number }
    asked.push(query)
    return Response.json({ hits: [{ objectID: `hit-${query.page}` }], nbPages })
  })
  return asked
}

afterEach(() => void vi.unstubAllGlobals())

it("asks in the person's own order, page 0 followed by page 1, and never further", async () => {
  const asked = service(3)
  const ids = await searchTileIds({ query: "", category: "space", userId: "ada" })
  expect(ids).toEqual(["hit-0", "hit-1"])
  expect(asked).toEqual(
    [0, 1].map((page) => ({
      query: "",
      page,
      hitsPerPage: 1000,
      attributesToRetrieve: [],
      filters: "developing = 0 AND categories:space",
      enablePersonalization: true,
      userToken: "ada",
    })),
  )
})

it("asks for everybody's order where nobody is signed in, and for one page where there is one", async () => {
  const asked = service(1)
  await searchTileIds({ query: "moon", category: null, userId: null })
  expect(asked).toEqual([
    { query: "moon", page: 0, hitsPerPage: 1000, attributesToRetrieve: [], filters: "developing = 0" },
  ])
})
