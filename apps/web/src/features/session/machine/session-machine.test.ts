import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { ada } from "../../../../test/world.ts"

const watching = vi.hoisted(() => ({
  logEvent: vi.fn<(name: string, params: object) => void>(),
  logNativeEvent: vi.fn<(name: string, params: object) => void>(),
  setAnalyticsUser: vi.fn<(userId: string | null) => void>(),
  reportError: vi.fn<(error: Error) => void>(),
}))
vi.mock("../../../platform/analytics/log-event.ts", () => watching)
vi.mock("../../../platform/analytics/native.ts", () => watching)
vi.mock("../../../platform/error-reporter/report-error.ts", () => watching)
vi.mock("../../../ui/announce.tsx", () => ({ announce: vi.fn<() => void>() }))

type Answer = { status?: number; body: unknown }

const failure = (code: string, message: string): Answer => ({
  status: 500,
  body: { error: { status: "INTERNAL", message, details: { code } } },
})

/** A server by its paths, a device that keeps things, and what was asked of the server in order. */
function stage(server: Record<string, Answer | (() => Answer | Promise<Answer>) | "never">) {
  const asked: { path: string; data: unknown }[] = []
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    const body = typeof init?.body === "string" ? (JSON.parse(init.body) as { data?: unknown }) : {}
    asked.push({ path, data: body.data })
    const found = server[path]
    if (found === "never") return new Promise<never>(() => undefined)
    if (found === undefined) throw new TypeError("no connection")
    const { status = 200, body: answer } = typeof found === "function" ? await found() : found
    return Response.json(answer, { status })
  })
  const store = () => {
    const saved = new Map<string, string>()
    return {
      getItem: (key: string) => saved.get(key) ?? null,
      setItem: (key: string, value: string) => void saved.set(key, value),
      removeItem: (key: string) => void saved.delete(key),
    }
  }
  vi.stubGlobal("localStorage", store())
  vi.stubGlobal("sessionStorage", store())
  vi.stubGlobal("location", new URL("http://localhost/"))
  vi.stubGlobal("document", { cookie: "" })
  const window = new EventTarget()
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window))
  return {
    asked,
    paths: () => asked.map(({ path }) => path),
    comeBackOnline: () => window.dispatchEvent(new Event("online")),
  }
}

/** A session of a page that has just been loaded, and its machine, which was not run. */
async function load() {
  vi.resetModules()
  const [{ createSessionStore }, { machineOf }] = await Promise.all([
    import("../session-store.ts"),
    import("./session-machine.ts"),
  ])
  const onUser = vi.fn<(userId: string) => Promise<unknown>>(async () => undefined)
  const hooks = { isSignedIn: null, onUser, onLeaving: async () => undefined, onLeft: vi.fn<() => void>() }
  const session = createSessionStore(hooks)
  return { session, machine: machineOf(session), onUser }
}

async function start() {
  const { session, machine, onUser } = await load()
  await machine.run()
  await vi.waitFor(() => expect(session.get().state).not.toBe("loading"))
  return { session, onUser }
}

const somebody: Answer = { body: { user: { id: "ada" } } }
const eligible: Answer = { body: { result: { count: 3 } } }

// Files share their modules: what was loaded with these in their place is nobody else's.
afterAll(() => void vi.resetModules())

beforeEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

describe("a start", () => {
  it("ends loading with nobody", async () => {
    stage({ "/auth/get-session": { body: null } })
    const { session, onUser } = await start()
    expect(session.get().state).toBe("anonymous")
    expect(onUser).not.toHaveBeenCalled()
  })

  it("ends loading with the record, has the eligible tiles worked out, and then the feed fetched", async () => {
    const { paths } = stage({
      "/auth/get-session": somebody,
      "/documents/users/ada": { body: { document: ada } },
      "/functions/users-calculate_eligible_tiles": eligible,
    })
    const { session, onUser } = await start()
    expect(session.get()).toMatchObject({ state: "signed-in", user: ada })
    await vi.waitFor(() => expect(onUser).toHaveBeenCalledWith("ada"))
    expect(paths()).toEqual(["/auth/get-session", "/documents/users/ada", "/functions/users-calculate_eligible_tiles"])
    expect(watching.setAnalyticsUser).toHaveBeenCalledWith("ada")
    expect(JSON.parse(localStorage.getItem("cf_user") ?? "")).toEqual({ id: ada.id, name: ada.name, picture: null })
  })

  it("reports eligible tiles that fail, in silence, and fetches the feed all the same", async () => {
    stage({
      "/auth/get-session": somebody,
      "/documents/users/ada": { body: { document: ada } },
      "/functions/users-calculate_eligible_tiles": failure("server/unexpected", "the shelf fell over"),
    })
    const { onUser } = await start()
    await vi.waitFor(() => expect(onUser).toHaveBeenCalled())
    expect(watching.reportError.mock.calls[0]?.[0].message).toBe("Caluclate Eligible Tiles Error the shelf fell over")
  })

  it("shows whom the device knows when there is no connection, and asks again when there is", async () => {
    const server: Parameters<typeof stage>[0] = {}
    const { comeBackOnline } = stage(server)
    localStorage.setItem("cf_user", JSON.stringify({ id: "ada", name: "Ada", picture: null }))
    const { session, onUser } = await start()
    expect(session.get()).toMatchObject({ state: "signed-in", user: null, known: { name: "Ada" } })
    expect(onUser).not.toHaveBeenCalled()
    server["/auth/get-session"] = somebody
    server["/documents/users/ada"] = { body: { document: ada } }
    comeBackOnline()
    await vi.waitFor(() => expect(session.get()).toMatchObject({ state: "signed-in", user: ada }))
  })
})

describe("a session that ends while the record is read", () => {
  it("is asked about again, and is over", async () => {
    let asked = 0
    stage({
      "/auth/get-session": () => (asked++ === 0 ? somebody : { body: null }),
      "/documents/users/ada": { ...failure("session/expired", "over"), status: 401 },
    })
    const { session } = await start()
    await vi.waitFor(() => expect(session.get().state).toBe("anonymous"))
  })
})

describe("a server that never answers", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  async function startAndWait() {
    const { session, machine } = await load()
    void machine.run()
    expect(session.get().state).toBe("loading")
    await vi.advanceTimersByTimeAsync(8000)
    return session
  }

  it("ends loading with nobody", async () => {
    stage({ "/auth/get-session": "never" })
    expect((await startAndWait()).get().state).toBe("anonymous")
  })

  it("ends loading with the person, though their record never comes", async () => {
    stage({ "/auth/get-session": somebody, "/documents/users/ada": "never" })
    expect((await startAndWait()).get()).toMatchObject({ state: "signed-in", userId: "ada", user: null })
  })

  it("but late, is heard all the same: on a line that slow every answer is late", async () => {
    const late = new Promise<Answer>((answer) => setTimeout(() => answer({ body: { document: ada } }), 9000))
    stage({
      "/auth/get-session": somebody,
      "/documents/users/ada": () => late,
      "/functions/users-calculate_eligible_tiles": eligible,
    })
    vi.stubGlobal("navigator", { onLine: true })
    const session = await startAndWait()
    expect(session.get().user).toBeNull()
    await vi.advanceTimersByTimeAsync(1000)
    expect(session.get()).toMatchObject({ state: "signed-in", user: ada })
  })

  it("is asked again without anybody doing anything", async () => {
    const server: Parameters<typeof stage>[0] = {
      "/auth/get-session": "never",
      "/documents/users/ada": { body: { document: ada } },
      "/functions/users-calculate_eligible_tiles": eligible,
    }
    stage(server)
    vi.stubGlobal("navigator", { onLine: true })
    const session = await startAndWait()
    server["/auth/get-session"] = somebody
    await vi.advanceTimersByTimeAsync(30_000)
    expect(session.get()).toMatchObject({ state: "signed-in", user: ada })
  })
})

describe("a sign-in without a record", () => {
  const draft = {
    mode: "join",
    step: "code",
    email: "ada@confetti.test",
    phone: "",
    emailSubscription: true,
    smsSubscription: false,
    isOpen: true,
    digits: 8,
    resendAt: 0,
  }

  it("creates it with what was filled in and the stored code, counts that, and clears the code", async () => {
    const { asked } = stage({
      "/auth/get-session": somebody,
      "/documents/users/ada": { body: { document: null } },
      "/functions/users-create_user": () => {
        expect(localStorage.getItem("cf_referred_by_code")).toBe("3ACD469")
        return { body: { result: ada } }
      },
      "/functions/users-calculate_eligible_tiles": eligible,
    })
    sessionStorage.setItem("cf_join", JSON.stringify(draft))
    localStorage.setItem("cf_referred_by_code", "3ACD469")
    const { session } = await start()
    expect(session.get().user).toEqual(ada)
    expect(asked.find(({ path }) => path.endsWith("create_user"))?.data).toEqual({
      email: "ada@confetti.test",
      emailSubscription: true,
      smsSubscription: false,
      referredBy: "3ACD469",
    })
    expect(watching.logEvent.mock.calls.map(([name]) => name)).toEqual(["create_account", "subscribe_email"])
    expect(watching.logNativeEvent.mock.calls).toEqual(watching.logEvent.mock.calls)
    expect(localStorage.getItem("cf_referred_by_code")).toBeNull()
    expect(sessionStorage.getItem("cf_join")).toBeNull()
  })

  it("leaves out a number the server refuses rather than the person", async () => {
    let tries = 0
    const { asked } = stage({
      "/auth/get-session": somebody,
      "/documents/users/ada": { body: { document: null } },
      "/functions/users-create_user": () =>
        tries++ === 0 ? failure("user/invalid-phone", "") : { body: { result: ada } },
      "/functions/users-calculate_eligible_tiles": eligible,
    })
    sessionStorage.setItem("cf_join", JSON.stringify({ ...draft, phone: "+49 1", smsSubscription: true }))
    const { session } = await start()
    expect(session.get().user).toEqual(ada)
    expect(asked.filter(({ path }) => path.endsWith("create_user"))[1]?.data).toMatchObject({
      phone: null,
      smsSubscription: false,
    })
  })

  it("that fails is reported, says nothing, and leaves the person signed in, with their code for the next try", async () => {
    stage({
      "/auth/get-session": somebody,
      "/documents/users/ada": { body: { document: null } },
      "/functions/users-create_user": failure("server/unexpected", "no"),
    })
    localStorage.setItem("cf_referred_by_code", "3ACD469")
    const { session } = await start()
    expect(session.get()).toMatchObject({ state: "signed-in", userId: "ada", user: null })
    expect(watching.reportError.mock.calls[0]?.[0].message).toBe(
      "logged-in user is mssing a user record in firestore ada",
    )
    expect(localStorage.getItem("cf_referred_by_code")).toBe("3ACD469")
  })
})
