import { act, fireEvent, screen, waitFor } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { type FakeServer, startFakeServer } from "../../../test/fake-server.ts"
import { openApp, pass, press, type } from "../../../test/open-app.tsx"
import { ada } from "../../../test/world.ts"

/** A server that finds the first tile by one word alone. */
function startSearchServer(word: string): FakeServer {
  const server = startFakeServer()
  server.answerPath("/1/indexes/tiles/query", (body) => {
    const hits = (body as { query: string }).query === word ? [{ objectID: "one" }] : []
    return { hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 1000 }
  })
  return server
}

const field = () => screen.findByRole<HTMLInputElement>("searchbox")

// Awaited, for parts of the screen fetch code.
async function enter(text: string): Promise<void> {
  const input = await field()
  await act(async () => type(input, text))
  await pass(1000)
}

describe("a search", () => {
  it("of somebody signed in is asked once, in their order", async () => {
    const server = startSearchServer("moon")
    server.state.person = ada
    await openApp("/search?q=moon", { isSignedIn: true })
    expect(await screen.findByRole("link", { name: /Title of one/ })).toBeTruthy()
    const asked = server.asked.filter(({ path }) => path === "/1/indexes/tiles/query")
    expect(asked.map(({ data }) => data)).toMatchObject([{ query: "moon", enablePersonalization: true }])
  })

  it("that finds nothing in a topic says so and leads to a search of every topic", async () => {
    startSearchServer("moon")
    await openApp("/search?t=space&q=zzqqxx")
    expect(await screen.findByRole("heading", { name: "Nothing for “zzqqxx” in Space" })).toBeTruthy()
    await press("Search all topics")
    expect(await screen.findByRole("heading", { name: "Nothing for “zzqqxx”" })).toBeTruthy()
    expect(location.search).toBe("?q=zzqqxx")
  })

  it("is remembered on the device, can be made again by one press, and can be forgotten", async () => {
    startSearchServer("moon")
    await openApp("/search")
    await enter("moon")
    expect(await screen.findByRole("link", { name: /Title of one/ })).toBeTruthy()
    const input = await field()
    await act(async () => void fireEvent.submit(input.form as HTMLFormElement))
    await enter("")
    await act(async () => void fireEvent.focus(input))
    await press("moon")
    expect(input.value).toBe("moon")
    await enter("")
    await press("Remove “moon”")
    await waitFor(() => expect(screen.queryByRole("button", { name: "moon" })).toBeNull())
  })
})
