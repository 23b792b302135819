import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

/** A device that keeps nothing, on a page with this path; what was asked of the server, which says that nobody is here. */
function device(path: string) {
  const asked: string[] = []
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address)
    return Response.json(null)
  })
  const empty = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  vi.stubGlobal("localStorage", empty)
  vi.stubGlobal("sessionStorage", empty)
  vi.stubGlobal("location", new URL(path, "http://localhost"))
  vi.stubGlobal("document", { cookie: "", addEventListener: () => undefined })
  const touches = new EventTarget()
  vi.stubGlobal("addEventListener", touches.addEventListener.bind(touches))
  vi.stubGlobal("removeEventListener", touches.removeEventListener.bind(touches))
  return { asked, touch: () => touches.dispatchEvent(new Event("pointerdown")) }
}

/** The code of the session is fetched first, which takes a while on a busy machine. */
const slow = { timeout: 20_000 }

async function start(isSignedIn: boolean | null) {
  vi.resetModules()
  const { startSession } = await import("./start-session.ts")
  const { createSessionStore } = await import("./session-store.ts")
  const nothing = async () => undefined
  const session = createSessionStore({ isSignedIn, onUser: nothing, onLeaving: nothing, onLeft: () => undefined })
  startSession(session)
  return session
}

describe("a start of the session", () => {
  beforeEach(() => void vi.unstubAllGlobals())
  afterEach(() => void vi.unstubAllGlobals())

  it.each(["/", "/tiles/salt"])(
    "on %s believes the page that somebody is signed in, whatever the device kept",
    async (path) => {
      const { asked } = device(path)
      const session = await start(true)
      expect(session.get().state).toBe("loading")
      await vi.waitFor(() => expect(asked).toEqual(["/auth/get-session"]), slow)
      await vi.waitFor(() => expect(session.get().state).toBe("anonymous"), slow)
    },
  )

  it("asks where the page does not say who asked for it", async () => {
    const { asked } = device("/")
    await start(null)
    await vi.waitFor(() => expect(asked).toEqual(["/auth/get-session"]), slow)
  })

  it.each(["/", "/me/points", "/settings"])("lets a guest on %s be until the page is touched", async (path) => {
    const { asked, touch } = device(path)
    const session = await start(false)
    expect(session.get().state).toBe("anonymous")
    expect(asked).toEqual([])
    touch()
    await vi.waitFor(() => expect(asked).toEqual(["/auth/get-session"]), slow)
  })

  it.each(["/?join=google", "/settings?error=denied"])("asks at once who came in by %s", async (path) => {
    const { asked } = device(path)
    await start(false)
    await vi.waitFor(() => expect(asked).toEqual(["/auth/get-session"]), slow)
  })
})
