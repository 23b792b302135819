import { AppError } from "@confetti/contract/app-error"
import type { Thought } from "@confetti/contract/thoughts"
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { type FakeServer, startFakeServer } from "../../../../test/fake-server.ts"
import { keepThoughts, ownThoughtOf } from "../../../../test/fake-thoughts.ts"
import { field, openApp, pass, press, type, until } from "../../../../test/open-app.tsx"
import { ada } from "../../../../test/world.ts"
import { deferred } from "../../../platform/deferred.ts"

async function openThoughts({ isSignedIn = true } = {}): Promise<void> {
  const app = await openApp("/settings", { isSignedIn })
  const { ThoughtsPage } = await import("../../../../test/thoughts-page.tsx")
  render(<ThoughtsPage {...app} />)
  await pass(500)
  // Waits until the person is adopted, so that a page that is killed next does not start with it.
  if (isSignedIn && navigator.onLine) await until(() => expect(localStorage.getItem("cf_outbox_of")).toBe('"ada"'))
}

const take = () => field(/^Your thought on/)
const shown = () =>
  [...document.querySelectorAll(".shown-thought")].map((each) => ({
    text: each.querySelector("bdi")?.textContent,
    says: each.querySelector("[role=status]")?.textContent,
  }))
const shows = (text: string, says: string | RegExp) =>
  until(() => {
    expect(shown().map((each) => each.text)).toEqual([text])
    expect(shown()[0]?.says).toMatch(says)
  })
const keysFrom = (start: string) => Object.keys(localStorage).filter((name) => name.startsWith(start))
const waits = () => keysFrom("cf_outbox_thought")
const isSynced = () => until(() => expect([waits(), keysFrom("cf_thought_")]).toEqual([[], []]))
const created = (server: FakeServer) => server.calls("thoughts-create_thought")

function adasServer(given: readonly Thought[] = []) {
  const server = startFakeServer({ person: ada })
  return { server, there: keepThoughts(server, given) }
}

const waitsForReview = /^It is waiting for review\. You can see it here in the meantime\.$/

describe("a thought", () => {
  it("stands at once, is told once, and then as the server has it", async () => {
    const { server, there } = adasServer()
    await openThoughts()
    type(await take(), "  The tide is late.  ")
    await press("Send")
    expect(shown()).toEqual([{ text: "The tide is late.", says: "Sending…" }])
    expect((await take()).value).toBe("")
    await shows("The tide is late.", waitsForReview)
    await isSynced()
    expect(there.thoughts).toHaveLength(1)
    expect(created(server)).toHaveLength(1)
    await shows("The tide is late.", waitsForReview)
  })

  it("goes by Ctrl and Enter, and not by Enter alone", async () => {
    const { there } = adasServer()
    await openThoughts()
    type(await take(), "A take.")
    fireEvent.keyDown(await take(), { key: "Enter" })
    expect(shown()).toEqual([])
    fireEvent.keyDown(await take(), { key: "Enter", ctrlKey: true })
    await until(() => expect(there.thoughts).toHaveLength(1))
  })

  it("written without a connection by an app that is then killed arrives once, under the id it was drawn", async () => {
    const { server, there } = adasServer()
    await openThoughts()
    await server.setOnline(false)
    type(await take(), "In a tunnel")
    await press("Send")
    await shows("In a tunnel", "Waiting for a connection")
    await openThoughts()
    await shows("In a tunnel", "Waiting for a connection")
    expect(there.thoughts).toEqual([])
    await server.setOnline(true)
    await isSynced()
    expect(there.thoughts.map(({ text }) => text)).toEqual(["In a tunnel"])
    expect(new Set(created(server).map(({ thoughtId }) => thoughtId)).size).toBe(1)
    await shows("In a tunnel", waitsForReview)
  })

  it("whose answer was lost and whose app was killed is the same one when it is sent again", async () => {
    const { server, there } = adasServer()
    server.answer("thoughts-create_thought", ({ thoughtId, text }) => {
      if (there.thoughts.length === 0) {
        there.thoughts.push(ownThoughtOf({ id: thoughtId, text, state: "needsReview" }))
        throw new TypeError("Failed to fetch")
      }
      return there.thoughts[0] as Thought
    })
    await openThoughts()
    type(await take(), "Once")
    await press("Send")
    await until(() => expect(there.thoughts).toHaveLength(1))
    await openThoughts()
    await isSynced()
    expect(new Set(created(server).map(({ thoughtId }) => thoughtId)).size).toBe(1)
    expect(there.thoughts).toHaveLength(1)
  })

  it("that the queue has lost is still told, as it is kept on the device", async () => {
    const { server, there } = adasServer()
    await openThoughts()
    await server.setOnline(false)
    type(await take(), "Kept")
    await press("Send")
    for (const name of waits()) localStorage.removeItem(name)
    await server.setOnline(true)
    await openThoughts()
    await isSynced()
    expect(there.thoughts.map(({ text }) => text)).toEqual(["Kept"])
  })

  it.each([
    ["thought/not-invited", "Only invited people can write here for now. You can read their thoughts."],
    ["thought/suspended", "You can’t write thoughts right now."],
    ["thought/too-many", "You have written many thoughts in the past hour. Please wait a while."],
  ] as const)("that is refused by %s is a draft again, with the words for it", async (code, words) => {
    const { server, there } = adasServer()
    server.refuse("thoughts-create_thought", code)
    await openThoughts()
    type(await take(), "No way")
    await press("Send")
    await until(() => expect(shown()).toEqual([]))
    expect((await take()).value).toBe("No way")
    expect(screen.getByText(words)).toBeTruthy()
    await openThoughts()
    expect((await take()).value).toBe("No way")
    keepThoughts(server, there.thoughts)
    await press("Send")
    await isSynced()
    await shows("No way", waitsForReview)
  })

  it("that is refused stands above what was begun meanwhile", async () => {
    const { server } = adasServer()
    const answer = deferred<void>()
    server.answer("thoughts-create_thought", async () => {
      await answer.promise
      throw new AppError("thought/suspended")
    })
    await openThoughts()
    type(await take(), "First")
    await press("Send")
    await until(() => expect(created(server)).toHaveLength(1))
    type(await take(), "Second")
    answer.resolve()
    await until(() => expect(screen.getByText("You can’t write thoughts right now.")).toBeTruthy())
    expect((await take()).value).toBe("First\n\nSecond")
  })

  it("does not go where there is something wrong with it, and says what", async () => {
    const { server } = adasServer()
    await openThoughts()
    fireEvent.focus(await take())
    await press("Send")
    expect(await screen.findByText("Write something first.")).toBeTruthy()
    type(await take(), "a".repeat(501))
    expect(await screen.findAllByText("1 character too many")).toHaveLength(2)
    await press("Send")
    expect(await screen.findByText("Make it shorter: at most 500 characters and 25 lines.")).toBeTruthy()
    expect((await take()).getAttribute("aria-invalid")).toBe("true")
    type(await take(), "👨‍👩‍👧‍👦".repeat(440))
    expect(await screen.findAllByText("60 characters left")).toHaveLength(2)
    expect(created(server)).toEqual([])
  })
})

describe("a draft", () => {
  it("is there when the app was killed, and gone once it was sent", async () => {
    adasServer()
    await openThoughts()
    type(await take(), "Half a tho")
    await openThoughts()
    expect((await take()).value).toBe("Half a tho")
    await press("Send")
    await isSynced()
    await openThoughts()
    expect((await take()).value).toBe("")
  })

  it("of a guest stays while they join, and is theirs to send", async () => {
    const server = startFakeServer()
    const there = keepThoughts(server)
    server.answerPath("/auth/email-otp/send-verification-otp", () => ({ success: true }))
    server.answerPath("/auth/sign-in/email-otp", () => {
      server.state.person = ada
      return { user: { id: ada.id } }
    })
    await openThoughts({ isSignedIn: false })
    type(await take(), "From a guest")
    await press("Send")
    type(await field("Email"), "ada@confetti.test")
    await press("Email me a code")
    await screen.findByRole("dialog", { name: "Check your email" })
    type(await field("Code from the email"), "12345678")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(created(server)).toEqual([])
    expect((await take()).value).toBe("From a guest")
    await press("Send")
    await isSynced()
    expect(there.thoughts.map(({ text }) => text)).toEqual(["From a guest"])
  })

  it("and what waits leave the device with their author", async () => {
    const { server } = adasServer()
    await openThoughts()
    await server.setOnline(false)
    type(await take(), "Unsent")
    await press("Send")
    type(await take(), "Begun")
    server.refuse("thoughts-create_thought", "session/expired")
    server.state.person = null
    await server.setOnline(true)
    await pass(5000)
    await until(() => expect(Object.keys(localStorage).filter((name) => /cf_(thought|outbox_)/.test(name))).toEqual([]))
    expect(shown()).toEqual([])
    expect((await take()).value).toBe("")
  })
})

describe("one’s own thought", () => {
  const soon = () => new Date(Date.now() + 60_000).toISOString()
  const own = (
    given: Parameters<typeof ownThoughtOf>[0] = {},
    review: Partial<NonNullable<Thought["review"]>> = {},
  ) => {
    const thought = ownThoughtOf(given)
    return { ...thought, review: thought.review && { ...thought.review, ...review } }
  }

  it("is changed in its place, once, also when the app is killed in between", async () => {
    const { server, there } = adasServer([own({}, { editableUntil: soon() })])
    await openThoughts()
    await shows("A take.", "Everyone can read it.")
    await server.setOnline(false)
    await press("Edit")
    const editor = within(await screen.findByRole("form", { name: "Edit your thought" }))
    type(editor.getByRole("textbox"), "A better take.")
    fireEvent.click(editor.getByRole("button", { name: "Save" }))
    await shows("A better take.", "Your change is waiting for a connection")
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Edit"))
    await openThoughts()
    await server.setOnline(true)
    await isSynced()
    expect(there.thoughts.map(({ text }) => text)).toEqual(["A better take."])
    expect(server.calls("thoughts-edit_thought")).toHaveLength(1)
  })

  it("can’t be changed once its time is over, and says so to whoever is writing", async () => {
    adasServer([own({}, { editableUntil: soon() })])
    await openThoughts()
    await press("Edit")
    await pass(61_000)
    expect(await screen.findByText("You can only edit a thought for ten minutes.")).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull()
    await press("Cancel")
    expect(screen.queryByRole("button", { name: "Edit" })).toBeNull()
  })

  it("stays as it was where the change comes too late, and shows the words that were not taken", async () => {
    const { server } = adasServer([own({}, { editableUntil: soon() })])
    server.refuse("thoughts-edit_thought", "thought/too-late")
    await openThoughts()
    await press("Edit")
    const editor = within(await screen.findByRole("form", { name: "Edit your thought" }))
    type(editor.getByRole("textbox"), "Late words")
    fireEvent.click(editor.getByRole("button", { name: "Save" }))
    await until(() => expect(screen.getByText("Late words")).toBeTruthy())
    await shows("A take.", "Everyone can read it.")
    await press("Dismiss")
    await isSynced()
  })

  it("is deleted after one question, at any time, and the focus is not lost", async () => {
    const { server, there } = adasServer([own()])
    await openThoughts()
    await press("Delete")
    expect(await screen.findByText("Delete permanently?")).toBeTruthy()
    await press("Keep")
    expect(shown()).toHaveLength(1)
    await press("Delete")
    fireEvent.click(await screen.findByRole("button", { name: "Delete" }))
    expect(shown()).toEqual([])
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Thoughts")
    await isSynced()
    expect(there.thoughts).toEqual([])
    expect(server.calls("thoughts-delete_thought")).toHaveLength(1)
    expect(shown()).toEqual([])
  })

  it("deleted before it was sent never leaves the device", async () => {
    const { server, there } = adasServer()
    await openThoughts()
    await server.setOnline(false)
    type(await take(), "Better not")
    await press("Send")
    await press("Delete")
    fireEvent.click(await screen.findByRole("button", { name: "Delete" }))
    await server.setOnline(true)
    await isSynced()
    expect(there.thoughts).toEqual([])
    expect(created(server)).toEqual([])
  })

  it("that was taken down says why, and can be looked at again, once", async () => {
    const { server } = adasServer([own({ state: "rejected" }, { reason: "It is an advertisement.", canAppeal: true })])
    await openThoughts()
    await shows("A take.", "It was removed: It is an advertisement.")
    await press("Request a review")
    await press("Send")
    expect(await screen.findByText("One sentence is enough.")).toBeTruthy()
    type(await field(/^Why should it be restored/), "It is my own shop, and I said so.")
    await press("Send")
    await shows("A take.", "It is being reviewed again. You can see it here in the meantime.")
    await isSynced()
    expect(server.calls("thoughts-appeal")).toMatchObject([{ text: "It is my own shop, and I said so." }])
    expect(screen.queryByRole("button", { name: "Request a review" })).toBeNull()
  })
})

/** Texts meant to deceive, to climb or to run; the refusal is null if they are shown as typed. */
const odd: [name: string, text: string, refusal: string | null][] = [
  ["markup", `<img src=x onerror=alert(1)><script>alert(2)</script><b>bold</b>`, null],
  ["an entity", "&lt;script&gt; &#x202e;", null],
  ["an address that would run", "javascript:alert(document.cookie)", null],
  ["a link", "[click](https://evil.example) https://evil.example", null],
  ["letters from the right", "مرحبا (world) שלום", null],
  ["an isolate left open", "a \u2067b", null],
  ["characters without width", "a\u200bb\u200dc\ufeffd\u2060e", null],
  ["a family of emoji", "👨‍👩‍👧‍👦🏳️‍🌈👩🏽‍🚀", null],
  ["letters of four bytes", "𝔘𝔫𝔦𝔠𝔬𝔡𝔢 𠜎", null],
  ["a template", "{{constructor.constructor('alert(1)')()}} ${alert(1)}", null],
  ["an override", "a\u202egnp.exe", "This contains a character that can’t be shown."],
  ["a NUL", "a\u0000b", "This contains a character that can’t be shown."],
  ["half a character", "a\ud800", "This contains a character that can’t be shown."],
  ["a tower of marks", `Z${"\u0300\u0301\u0302".repeat(20)}`, "Please remove the stacked accents."],
  ["ten megabytes", "a".repeat(10_000_000), "Make it shorter: at most 500 characters and 25 lines."],
  ["forty lines", Array(40).fill("a").join("\n"), "Make it shorter: at most 500 characters and 25 lines."],
  ["nothing that can be seen", "\u200b\u3164 \u2800", "Write something first."],
]

describe("odd text", () => {
  it.each(odd)("is inert or refused: %s", async (_name, text, refusal) => {
    const { server, there } = adasServer()
    await openThoughts()
    type(await take(), text)
    await press("Send")
    if (refusal !== null) {
      expect(await screen.findByText(refusal)).toBeTruthy()
      expect([created(server), shown()]).toEqual([[], []])
      return
    }
    await isSynced()
    const words = document.querySelector(".shown-thought bdi")
    expect(words?.childElementCount).toBe(0)
    expect(words?.textContent).toBe(there.thoughts[0]?.text)
    expect(words?.textContent).toContain(text)
    expect(document.querySelector(".shown-thought :is(script, img, a)")).toBeNull()
  })
})
