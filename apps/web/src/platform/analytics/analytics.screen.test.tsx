import { AppError } from "@confetti/contract/app-error"
import { screen, waitFor } from "@testing-library/react"
import { expect, it, onTestFinished } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { key, openApp, pass, press, until } from "../../../test/open-app.tsx"

/** The app as a browser starts it, in use and with something to count. */
async function openCounted(): Promise<void> {
  await openApp("/")
  const { startAnalytics } = await import("./start-analytics.ts")
  startAnalytics()
  await key("Shift", "ArrowDown")
}

it("an alert says that events can't be sent, and can be dismissed", async () => {
  const server = startFakeServer()
  server.answer("analytics-log_events", () => {
    throw new AppError("server/unexpected")
  })
  await openCounted()
  await until(() => expect(screen.getByRole("alert").textContent).toContain("Usage counting failed"))
  await press("Dismiss")
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull())
})

it("nothing is counted where the browser asks not to be followed", async () => {
  onTestFinished(() => void Reflect.deleteProperty(navigator, "globalPrivacyControl"))
  Object.defineProperty(navigator, "globalPrivacyControl", { configurable: true, value: true })
  const server = startFakeServer()
  await openCounted()
  await pass(60_000)
  expect(server.calls("analytics-log_events")).toEqual([])
  expect(localStorage.getItem("cf_installation")).toBeNull()
})
