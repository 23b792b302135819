import * as firebase from "firebase/app"
import {
  connectFunctionsEmulator,
  type Functions,
  FunctionsError,
  getFunctions,
  httpsCallable,
} from "firebase/functions"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { insertPerson } from "./person-factory.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

let server: TestServer
const { deleteApp, initializeApp } = firebase
// Exists at run time but not in the types: the SDK's parts register with each other by it.
const { _addComponent: addComponent } = firebase as unknown as { _addComponent: (app: object, part: object) => void }
const app = initializeApp({ projectId: "demo-confetti", apiKey: "any", appId: "any" })

beforeAll(async () => {
  server = await startTestServer()
  await insertTiles(server.db, [makeTile({ id: "one" })])
  await publishContent(server)
})
afterAll(async () => {
  await deleteApp(app)
  await server.stop()
})

function emulated(): Functions {
  const functions = getFunctions(app)
  connectFunctionsEmulator(functions, "127.0.0.1", Number(new URL(server.origin).port))
  return functions
}

describe.each([
  ["a custom domain", () => getFunctions(app, `${server.origin}/functions`)],
  ["a custom domain with a slash at its end", () => getFunctions(app, `${server.origin}/functions/`)],
  ["this server's bare address", () => getFunctions(app, server.origin)],
  ["the emulator", emulated],
])("the callable SDK against %s", (_mode, functions) => {
  it("calls without an argument", async () => {
    expect((await httpsCallable(functions(), "users-get_home_feed")()).data).toEqual(["one"])
  })

  it("calls with an argument, and writes", async () => {
    const { data } = await httpsCallable(functions(), "feed-explain_tile")({ tileId: "one" })
    const sentence = "Here so that your feed has a bit of everything"
    expect(data).toEqual({ sentence, causes: ["spread"], becauseOf: null })
    expect((await httpsCallable(functions(), "users-reset_feed")()).data).toEqual(["one"])
  })

  it("shows an error with its code and details", async () => {
    const failure = await httpsCallable(
      functions(),
      "feed-explain_tile",
    )({ tileId: "x" }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(FunctionsError)
    expect(failure).toMatchObject({ code: "functions/not-found", details: { code: "tile/not-found" } })
  })

  it("streams: the result is the last message", async () => {
    const { stream, data } = await httpsCallable(functions(), "users-get_home_feed").stream()
    const messages = []
    for await (const message of stream) messages.push(message)
    expect([messages, await data]).toEqual([[], ["one"]])
  })

  it("streams an error", async () => {
    const { data } = await httpsCallable(functions(), "feed-explain_tile").stream({ tileId: "x" })
    await expect(data).rejects.toMatchObject({ code: "functions/not-found" })
  })
})

it("calls as somebody signed in, with a session's token from a component of the app", async () => {
  const { authorization = "" } = await insertPerson(server, { id: "ada" })
  const own = initializeApp({ projectId: "confetti", apiKey: "any", appId: "any" }, "own")
  const auth = { getToken: async () => ({ accessToken: authorization.replace("Bearer ", "") }) }
  const component = { name: "auth-internal", type: "PRIVATE", instantiationMode: "LAZY", instanceFactory: () => auth }
  addComponent(own, component)
  const likeTile = httpsCallable(getFunctions(own, `${server.origin}/functions`), "likes-like_tile")
  expect((await likeTile({ tileId: "one" })).data).toEqual({ isLiked: true })
  await deleteApp(own)
})
