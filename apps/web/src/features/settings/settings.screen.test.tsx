import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { field, fillStorage, openApp, pass, press, type } from "../../../test/open-app.tsx"
import { ada } from "../../../test/world.ts"
import { deferred } from "../../platform/deferred.ts"

async function settingsOfAda() {
  const server = startFakeServer({ person: ada })
  await openApp("/settings", { isSignedIn: true })
  await screen.findByRole("region", { name: "Signed in as" })
  return server
}

const enter = (input: HTMLElement, text: string) => {
  type(input, text)
  fireEvent.submit(input.closest("form") as HTMLFormElement)
}

describe("settings of a guest", () => {
  it("show the ways in, and what is set on the device", async () => {
    startFakeServer()
    await openApp("/settings")
    expect(await screen.findByRole("heading", { name: "You are not signed in" })).toBeTruthy()
    expect(screen.getByRole("button", { name: "Join" })).toBeTruthy()
    expect(screen.getByRole("group", { name: "Autoplay videos" })).toBeTruthy()
    expect(screen.queryByRole("heading", { name: "Passkeys" })).toBeNull()
  })

  it("keep on the device when videos play by themselves", async () => {
    startFakeServer()
    await openApp("/settings")
    const never = async () => {
      const choice = await screen.findByRole("group", { name: "Autoplay videos" })
      return within(choice).getByRole<HTMLInputElement>("radio", { name: "Never" })
    }
    expect((await never()).checked).toBe(false)
    fireEvent.click(await never())
    expect(await screen.findByText("Autoplay videos: never")).toBeTruthy()
    expect(document.cookie).toContain("cf_look=100n")
    await openApp("/settings")
    expect((await never()).checked).toBe(true)
  })

  it("keep on the device that it is not to be felt, and take over what was chosen for the games", async () => {
    const felt = vi.fn<() => boolean>(() => true)
    Object.defineProperty(navigator, "vibrate", { configurable: true, value: felt })
    vi.spyOn(navigator, "maxTouchPoints", "get").mockReturnValue(5)
    localStorage.setItem("cf_games", JSON.stringify({ isHard: true, isTimed: true, vibrates: false }))
    startFakeServer()
    const isFelt = async () => (await screen.findByRole<HTMLInputElement>("switch", { name: /^Vibration/ })).checked
    await openApp("/settings")
    expect(await isFelt()).toBe(false)
    await press(/^Vibration/, "switch")
    expect(await screen.findByText("Vibration: on")).toBeTruthy()
    await openApp("/settings")
    expect(await isFelt()).toBe(true)
    Reflect.deleteProperty(navigator, "vibrate")
    await openApp("/settings")
    await screen.findByRole("group", { name: "Autoplay videos" })
    expect(screen.queryByRole("switch", { name: /^Vibration/ })).toBeNull()
  })

  it("count nothing where the browser asks not to be followed, and say so", async () => {
    startFakeServer()
    vi.spyOn(navigator, "doNotTrack", "get").mockReturnValue("1")
    await openApp("/settings")
    const count = await screen.findByRole<HTMLButtonElement>("switch", { name: /^Count my usage/ })
    expect(count.disabled).toBe(true)
    expect(screen.getByText(/^Your browser asks sites not to track you/)).toBeTruthy()
  })

  it("count nothing more until the page is closed where the browser keeps no choice, and say so", async () => {
    startFakeServer()
    await openApp("/settings")
    fillStorage()
    await press(/^Count my usage/, "switch")
    expect(await screen.findByText(/so it lasts until you close the page$/)).toBeTruthy()
    const count = screen.getByRole("switch", { name: /^Count my usage/ })
    expect(count.getAttribute("aria-checked") ?? String((count as HTMLInputElement).checked)).toBe("false")
  })
})

describe("settings of somebody signed in", () => {
  it("put back what the server refuses, with a word, and lose nothing typed", async () => {
    const server = await settingsOfAda()
    server.refuse("users-update_profile", "server/unavailable")
    const news = screen.getByRole<HTMLInputElement>("switch", { name: /^News by email/ })
    fireEvent.click(news)
    expect(await screen.findByText("Could not save this, so nothing changed")).toBeTruthy()
    expect(news.getAttribute("aria-checked") ?? String(news.checked)).toBe("false")
    enter(await field("Name"), "Nobody")
    expect(await screen.findByText("Could not save your name, so the old one is back")).toBeTruthy()
    expect(screen.getByRole("region", { name: "Signed in as" }).textContent).toContain("Ada Lovelace")
    expect((await field("Name")).value).toBe("Nobody")
    expect(screen.getByText(/^Could not reach the server. Nothing was changed/)).toBeTruthy()
  })

  it("say kindly that a phone number can't be right, and show a right one as the server keeps it", async () => {
    const server = await settingsOfAda()
    server.refuse("users-update_profile", "user/invalid-phone")
    enter(await field("Phone"), "12")
    expect(await screen.findByText(/^This phone number is not valid/)).toBeTruthy()
    expect((await field("Phone")).value).toBe("12")
    server.answer("users-update_profile", ({ phone }) => ({ ...ada, phone: phone ? "+4930901820" : null }))
    enter(await field("Phone"), "+49 30 901820")
    expect(await screen.findByText("Phone number saved")).toBeTruthy()
    await waitFor(async () => expect((await field("Phone")).value).toBe("+4930901820"))
    enter(await field("Phone"), "")
    expect(await screen.findByText("Phone number removed")).toBeTruthy()
    expect(server.calls("users-update_profile").at(-1)).toEqual({ phone: null, smsSubscription: false })
  })

  it("keep a name, and show it before the server has answered", async () => {
    const server = await settingsOfAda()
    const answered = deferred<void>()
    server.answer("users-update_profile", async ({ name = "" }) => {
      await answered.promise
      return { ...ada, name }
    })
    enter(await field("Name"), "Ada King")
    const who = screen.getByRole("region", { name: "Signed in as" })
    await waitFor(() => expect(who.textContent).toContain("Ada King"))
    answered.resolve()
    expect(await screen.findByText("Your name is now Ada King")).toBeTruthy()
  })

  it("stop counting on this device and in the account when the switch is turned off", async () => {
    const server = await settingsOfAda()
    await press(/^Count my usage/, "switch")
    expect(await screen.findByText(/^Usage counting is off/)).toBeTruthy()
    expect(localStorage.getItem("cf_analytics_off")).toBe("1")
    await waitFor(() => expect(server.calls("users-update_profile")).toContainEqual({ analytics: false }))
  })

  it("ask nobody for notifications while none are sent", async () => {
    await settingsOfAda()
    expect(screen.queryByRole("switch", { name: /^In this browser/ })).toBeNull()
  })

  it("say that a browser can't keep passkeys, and that a code always works", async () => {
    await settingsOfAda()
    expect(await screen.findByText(/^This browser does not support passkeys/)).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Add a passkey" })).toBeNull()
  })

  it("clear the likes everywhere, and have them back until the screen is left", async () => {
    const server = startFakeServer({ person: ada })
    server.state.likes = ["one", "two"]
    await openApp("/settings", { isSignedIn: true })
    await screen.findByRole("region", { name: "Signed in as" })
    expect(await screen.findByText("Removes 2 tiles from your shelf.")).toBeTruthy()
    await press("Clear")
    await pass(1000)
    await waitFor(() => expect(server.state.likes).toEqual([]))
    await press("Undo")
    await waitFor(() => expect(server.state.likes.toSorted()).toEqual(["one", "two"]))
  })

  it("keep the account of who changes their mind, and say when there is no connection", async () => {
    const server = await settingsOfAda()
    await press("Delete…")
    const sheet = await screen.findByRole("dialog", { name: "Delete your account?" })
    expect(await within(sheet).findByText("Nothing that identifies you is kept.")).toBeTruthy()
    await server.setOnline(false)
    fireEvent.click(within(sheet).getByRole("button", { name: "Email me the code" }))
    expect(await within(sheet).findByText(/^You are offline. Nothing was deleted/)).toBeTruthy()
    await server.setOnline(true)
    fireEvent.click(within(sheet).getByRole("button", { name: "Keep my account" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(server.calls("users-delete_account")).toEqual([])
  })
})
