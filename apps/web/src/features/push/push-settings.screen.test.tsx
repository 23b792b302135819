import { fireEvent, screen, waitFor } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { openApp } from "../../../test/open-app.tsx"
import { ada } from "../../../test/world.ts"

const settings = {
  kinds: ["entry", "today", "streak", "order", "friend"] as const,
  quietFrom: 22,
  quietUntil: 8,
  todayHour: 9,
}
const json = {
  endpoint: "https://fcm.googleapis.com/fcm/send/a",
  keys: { p256dh: "B".repeat(87), auth: "a".repeat(22) },
}

/** A browser that can be notified, and answers the question so. */
function startBrowser(answer: NotificationPermission, isSubscribed = false) {
  const state = { permission: isSubscribed ? "granted" : "default", isSubscribed, asked: 0 }
  const subscription = {
    endpoint: json.endpoint,
    options: { applicationServerKey: null },
    toJSON: () => json,
    unsubscribe: async () => {
      state.isSubscribed = false
    },
  }
  const pushManager = {
    getSubscription: async () => (state.isSubscribed ? subscription : null),
    subscribe: async () => {
      state.isSubscribed = true
      return subscription
    },
  }
  const registration = { pushManager }
  vi.stubGlobal("PushManager", {})
  vi.stubGlobal("Notification", {
    get permission() {
      return state.permission
    },
    requestPermission: async () => {
      state.asked += 1
      state.permission = answer
      return answer
    },
  })
  const worker = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
    controller: {},
    register: async () => registration,
  })
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: worker })
  return { state, arrive: () => worker.dispatchEvent(new MessageEvent("message", { data: { type: "push" } })) }
}

async function open(devices: number) {
  const server = startFakeServer({ person: { ...ada, notifications: false } })
  server.answer("notifications-get_settings", () => ({
    settings: { ...settings, kinds: [...settings.kinds] },
    publicKey: "BKey",
    phones: [],
    devices,
  }))
  server.answer("notifications-add_subscription", () => ({ devices: 1 }))
  server.answer("notifications-remove_subscription", () => ({ devices: 0 }))
  server.answer("notifications-follow_stories", ({ tileIds }) => ({ followed: tileIds.length }))
  server.answer(
    "notifications-save_settings",
    ({ zone: _zone, ...change }) => ({ settings: { ...settings, kinds: [...settings.kinds], ...change } }) as never,
  )
  await openApp("/settings", { isSignedIn: true, sendsPush: true })
  return server
}

const device = () => screen.findByRole<HTMLInputElement>("switch", { name: /^On this device/ })

describe("notifications", () => {
  it("are asked for by the switch alone, and then the server knows this device and its stories", async () => {
    localStorage.setItem("cf_follows", JSON.stringify(["story"]))
    const { state } = startBrowser("granted")
    const server = await open(0)
    expect((await device()).checked).toBe(false)
    expect(state.asked).toBe(0)
    expect(screen.queryByRole("switch", { name: /^Your streak/ })).toBeNull()
    fireEvent.click(await device())
    expect(await screen.findByText("Notifications: on")).toBeTruthy()
    expect(server.calls("notifications-add_subscription")).toEqual([{ ...json, zone: expect.any(String) }])
    await waitFor(() => expect(server.calls("notifications-follow_stories")).toEqual([{ tileIds: ["story"] }]))
    expect(server.calls("users-update_profile")).toContainEqual({ notifications: true })
    expect(await screen.findByRole("switch", { name: /^Your streak/ })).toBeTruthy()
  })

  it("stay off where the browser says no", async () => {
    startBrowser("denied")
    const server = await open(0)
    fireEvent.click(await device())
    expect(await screen.findByText("Your browser does not allow notifications, so they stay off")).toBeTruthy()
    await waitFor(async () => expect((await device()).disabled).toBe(true))
    expect(server.calls("notifications-add_subscription")).toEqual([])
  })

  it("are turned off in one tap, here and in the account", async () => {
    const { state } = startBrowser("granted", true)
    const server = await open(1)
    expect((await device()).checked).toBe(true)
    fireEvent.click(await device())
    expect(await screen.findByText("Notifications: off")).toBeTruthy()
    expect(state.isSubscribed).toBe(false)
    expect(server.calls("notifications-remove_subscription")).toEqual([{ endpoint: json.endpoint }])
  })

  it("have a switch for each kind, an hour and quiet hours; what is refused is put back", async () => {
    startBrowser("granted", true)
    const server = await open(1)
    fireEvent.click(await screen.findByRole("switch", { name: /^Your orders/ }))
    expect(await screen.findByText("Your orders: off")).toBeTruthy()
    fireEvent.change(screen.getByRole("combobox", { name: "Send the tile of the day at" }), { target: { value: "7" } })
    await waitFor(() => expect(server.calls("notifications-save_settings").at(-1)).toMatchObject({ todayHour: 7 }))
    fireEvent.change(screen.getByRole("combobox", { name: "Quiet hours from" }), { target: { value: "8" } })
    expect(await screen.findByText("Choose two different times to have quiet hours.")).toBeTruthy()
    expect(server.calls("notifications-save_settings")[0]).toMatchObject({
      kinds: ["entry", "today", "streak", "friend"],
    })
    server.refuse("notifications-save_settings", "request/rate-limited")
    fireEvent.click(screen.getByRole("switch", { name: /^Stories you follow/ }))
    expect(await screen.findByText("Could not save this, so nothing changed")).toBeTruthy()
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>("switch", { name: /^Stories you follow/ }).checked).toBe(true),
    )
  })
})
