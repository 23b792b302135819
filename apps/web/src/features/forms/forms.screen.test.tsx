import type { ContentPage } from "@confetti/contract/content-page"
import { fireEvent, screen, waitFor } from "@testing-library/react"
import { expect, it } from "vitest"
import { type FakeServer, startFakeServer } from "../../../test/fake-server.ts"
import { field, openApp, press, type } from "../../../test/open-app.tsx"

const links = { feedback: "/feedback", survey: "/survey" }

async function openForm(form: "feedback" | "survey"): Promise<void> {
  const page: ContentPage = { slug: form, title: form, description: "", body: [], form }
  const brand = { name: "Confetti", tagline: "", description: "", language: "en", links }
  await openApp(`/${form}`, { page, brand, feed: null })
}

const keysOf = (server: FakeServer) =>
  server.asked
    .filter(({ path }) => path.endsWith("forms-send_answers"))
    .map(({ headers }) => headers.get("idempotency-key"))

it("an empty form is not sent, and says so where it is", async () => {
  const server = startFakeServer()
  await openForm("feedback")
  await press("Send")
  const text = await field("Which story, and what about it?")
  await waitFor(() => expect(document.activeElement === text).toBe(true))
  expect(await screen.findByText(/^Write a few words first/)).toBeTruthy()
  await openForm("survey")
  await press("Send")
  expect(await screen.findByText(/^Answer at least one of the four/)).toBeTruthy()
  expect(keysOf(server)).toEqual([])
})

it("a form waits without a connection, and goes by itself when there is one, once", async () => {
  const server = startFakeServer()
  server.answer("forms-send_answers", () => ({ sent: true }))
  await openForm("feedback")
  type(await field(/^Which story/), "A tunnel")
  await server.setOnline(false)
  await press("Send")
  expect(await screen.findByText(/Your text is saved on this device/)).toBeTruthy()
  expect(screen.getByRole("button", { name: "Try now" })).toBeTruthy()
  await server.setOnline(true)
  expect(await screen.findByRole("heading", { name: "Thank you for your feedback" })).toBeTruthy()
  expect(server.calls("forms-send_answers")).toMatchObject([{}, { answers: { text: "A tunnel" } }])
  expect(new Set(keysOf(server)).size, "the same request").toBe(1)
  expect(keysOf(server)[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(localStorage.getItem("cf_user_form_feedback")).toBeNull()
})

it("what is filled in is there again after a reload, until it has arrived", async () => {
  const server = startFakeServer()
  server.answer("forms-send_answers", () => ({ sent: true }))
  await openForm("feedback")
  type(await field(/^Which story/), "More about tides")
  await openForm("feedback")
  await waitFor(async () => expect((await field(/^Which story/)).value).toBe("More about tides"))
  await press("Send")
  await press("Write something else")
  expect((await field(/^Which story/)).value).toBe("")
})

it("an answer that was lost on the way is asked for again under the same key", async () => {
  const server = startFakeServer()
  server.refuse("forms-send_answers", "server/unavailable")
  await openForm("survey")
  fireEvent.click(await screen.findByRole("radio", { name: "Definitely" }))
  fireEvent.click(await screen.findByRole("checkbox", { name: "Developing stories" }))
  await press("Send")
  expect(await screen.findByText(/Your text is saved/)).toBeTruthy()
  server.answer("forms-send_answers", () => ({ sent: true }))
  await press("Send")
  expect(await screen.findByRole("heading", { name: "Thank you, that helps" })).toBeTruthy()
  const keys = keysOf(server)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})
