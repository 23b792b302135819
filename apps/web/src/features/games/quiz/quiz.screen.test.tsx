import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { type FakeQuiz, fakeQuiz } from "../../../../test/fake-quiz.ts"
import { type FakeServer, startFakeServer } from "../../../../test/fake-server.ts"
import { key, openApp, pass, press, until } from "../../../../test/open-app.tsx"
import { ada } from "../../../../test/world.ts"

const question = (number: number) =>
  screen.queryByRole("heading", { level: 2, name: new RegExp(`What is question ${number}`) })
const option = (name: string) => screen.getByRole("button", { name: new RegExp(`^The ${name}`) })
const isRunning = () => expect(option("first").getAttribute("aria-disabled")).toBeNull()
const status = () => document.querySelector(".quiz-verdict [role=status]")?.textContent

async function begin(
  given: { path?: string; isTimed?: boolean; guest?: boolean } = {},
): Promise<{ server: FakeServer; quiz: FakeQuiz }> {
  const server = startFakeServer({ person: given.guest ? null : ada })
  const quiz = fakeQuiz(server)
  await openApp(given.path ?? "/games/quiz", { isSignedIn: !given.guest })
  await screen.findByRole("heading", { level: 1, name: "QUIZ_ME" })
  if (given.isTimed === false) await press(/^No time limit/, "switch")
  await press("Start")
  await until(() => expect(question(1)).toBeTruthy())
  await until(isRunning)
  return { server, quiz }
}

/** Answers the question in view, and goes on to the next one. */
async function answer(name: string, number: number): Promise<void> {
  await until(isRunning)
  await press(new RegExp(`^The ${name} of ${number}`))
  await press(number === 5 ? "See your result" : "Next question")
  if (number < 5) await until(() => expect(question(number + 1)).toBeTruthy())
}

describe("a round of QUIZ_ME", () => {
  it("is five questions, marked as they are answered, with why, a point and the tiles at its end", async () => {
    const { server } = await begin()
    await press(/^The second of 1/)
    expect(
      (await screen.findByRole("button", { name: /^The second of 1\s*, your answer, right/ })).dataset["state"],
    ).toBe("correct")
    expect(status()).toBe("RightBecause of 1.")
    expect(document.activeElement?.textContent).toBe("Next question")
    await press("Next question")
    await until(() => expect(question(2)).toBeTruthy())
    await until(isRunning)
    await press(/^The first of 2/)
    expect(await screen.findByRole("button", { name: /^The first of 2\s*, your answer, wrong/ })).toBeTruthy()
    expect(screen.getByRole("button", { name: /^The second of 2\s*, right answer/ })).toBeTruthy()
    expect(status()).toContain("Not quiteThe answer is “The second of 2”.")
    await press("Next question")
    await until(() => expect(question(3)).toBeTruthy())
    for (const number of [3, 4, 5]) await answer("second", number)
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("4 of 5 right")
    expect(screen.getByText("+1 point")).toBeTruthy()
    expect(await screen.findByText("1 day in a row")).toBeTruthy()
    expect(screen.getByText(/^Next quiz in/).textContent).toMatch(/^Next quiz in 5 h/)
    const questions = within(screen.getByRole("region", { name: "The questions" }))
    expect(questions.getAllByRole("listitem")).toHaveLength(5)
    expect(questions.getByText(/you said “The first of 2”/)).toBeTruthy()
    expect(server.calls("games-answer_question").map(({ option }) => option)).toEqual([1, 0, 1, 1, 1])
    await press(/Title of two/, "link")
    await waitFor(() => expect(location.pathname).toBe("/tiles/slug-of-two"))
  })

  it("is over for a question whose time has run out", async () => {
    const { server } = await begin()
    await pass(10_100)
    expect(screen.getByText("5 seconds left")).toBeTruthy()
    await until(() => expect(status()).toBe("Time’s up"))
    expect(server.calls("games-answer_question")).toMatchObject([{ at: 0, option: null }])
    await until(() => expect(status()).toBe("Time’s upThe answer is “The second of 1”.Because of 1."))
    await press("Next question")
    await until(() => expect(question(2)).toBeTruthy())
  })

  it("takes no notice of a device whose clock is put on by a day", async () => {
    const { server } = await begin()
    vi.setSystemTime(Date.now() + 86_400_000)
    await pass(10_100)
    expect(screen.getByText("5 seconds left")).toBeTruthy()
    await press(/^The second of 1/)
    await until(() => expect(status()).toBe("RightBecause of 1."))
    expect(server.calls("games-answer_question")).toMatchObject([{ at: 0, option: 1 }])
  })

  it("has all the time one likes where none runs, from the setting that stays", async () => {
    const { server } = await begin({ isTimed: false })
    await pass(120_000)
    expect(document.querySelector(".quiz-timer")).toBeNull()
    isRunning()
    expect(server.calls("games-start_game")[0]?.isTimed).toBe(false)
    expect(JSON.parse(localStorage.getItem("cf_games") ?? "{}")).toMatchObject({ isTimed: false })
  })

  it("asks guests in at its end", async () => {
    await begin({ guest: true })
    for (const number of [1, 2, 3, 4, 5]) await answer("second", number)
    await press("Join")
    await until(() => expect(screen.getByRole("dialog", { name: /^Join/ })).toBeTruthy())
  })

  it("is practice on a past day", async () => {
    const { server } = await begin({ path: "/games/quiz?day=2026-11-03" })
    expect(server.calls("games-start_game")[0]?.day).toBe("2026-11-03")
    for (const number of [1, 2, 3, 4, 5]) await answer("first", number)
    expect(await screen.findByText(/no points, no streak/)).toBeTruthy()
    expect(await screen.findByRole("link", { name: "Play today’s QUIZ_ME" })).toBeTruthy()
  })
})

describe("a question", () => {
  it("is answered by its letter, and walked through by arrows, once it is open", async () => {
    const { server } = await begin()
    await key("ArrowRight")
    expect(document.activeElement?.textContent).toContain("The first of 1")
    await key("ArrowRight")
    expect(document.activeElement?.textContent).toContain("The second of 1")
    await key("c")
    await screen.findByRole("button", { name: "Next question" })
    expect(server.calls("games-answer_question")).toMatchObject([{ at: 0, option: 2 }])
  })

  it("is the same after a reload, with what is left of its time", async () => {
    const { quiz } = await begin()
    await pass(10_000)
    await openApp("/games/quiz", { isSignedIn: true })
    await until(() => expect(question(1)).toBeTruthy())
    await until(isRunning)
    await pass(5500)
    await until(() => expect(quiz.play?.chosen).toEqual([null]))
  })

  it("that was answered is shown again with its answer after a reload", async () => {
    await begin()
    await press(/^The second of 1/)
    await screen.findByRole("button", { name: "Next question" })
    await openApp("/games/quiz", { isSignedIn: true })
    expect(await screen.findByRole("button", { name: /^The second of 1\s*, your answer, right/ })).toBeTruthy()
    await press("Next question")
    await until(() => expect(question(2)).toBeTruthy())
  })

  it("waits where it is left, and is gone on with", async () => {
    await begin({ isTimed: false })
    await press("Leave the quiz")
    await press("Leave for now")
    expect(await screen.findByRole("heading", { name: "To be continued" })).toBeTruthy()
    await press("Continue")
    await until(isRunning)
  })

  it("that does not come says so, and is tried again", async () => {
    const { server } = await begin()
    await press(/^The second of 1/)
    await screen.findByRole("button", { name: "Next question" })
    await server.setOnline(false)
    await press("Next question")
    await until(() => expect(screen.getByRole("alert").textContent).toContain("No connection"))
    await server.setOnline(true)
    await until(() => expect(question(2)).toBeTruthy())
  })
})

describe("an answer", () => {
  it("given offline waits, says so, and is sent once", async () => {
    const { server, quiz } = await begin()
    await server.setOnline(false)
    await press(/^The second of 1/)
    await until(() => expect(status()).toContain("Waiting for a connection"))
    expect(screen.queryByRole("button", { name: "Next question" })).toBeNull()
    await server.setOnline(true)
    await until(() => expect(status()).toBe("RightBecause of 1."))
    expect(quiz.play?.chosen).toEqual([1])
  })

  it("that waited too long came in after its time", async () => {
    const { server } = await begin()
    await server.setOnline(false)
    await press(/^The second of 1/)
    await pass(30_000)
    await server.setOnline(true)
    await until(() => expect(status()).toContain("Too late"))
    expect(status()).toContain("Your answer came after the time was up.")
  })

  it("given offline is sent after a reload too", async () => {
    const { server, quiz } = await begin({ isTimed: false })
    await server.setOnline(false)
    await press(/^The second of 1/)
    await until(() => expect(status()).toContain("Waiting for a connection"))
    await server.setOnline(true)
    await openApp("/games/quiz", { isSignedIn: true })
    await until(() => expect(status()).toBe("RightBecause of 1."))
    expect(quiz.play?.chosen).toEqual([1])
  })

  it("given offline and sent by another tab is marked here too", async () => {
    const { server, quiz } = await begin({ isTimed: false })
    await server.setOnline(false)
    await press(/^The second of 1/)
    await until(() => expect(status()).toContain("Waiting for a connection"))
    if (quiz.play) Object.assign(quiz.play, { chosen: [1], shownAt: null })
    server.state.isOnline = true
    const waiting = Object.keys(localStorage).find((name) => name.startsWith("cf_turns_answer")) ?? ""
    localStorage.removeItem(waiting)
    window.dispatchEvent(Object.assign(new Event("storage"), { key: waiting }))
    await until(() => expect(status()).toBe("RightBecause of 1."))
    expect(server.calls("games-answer_question")).toEqual([])
  })

  it("of another device stays, and the quiz goes on from there", async () => {
    const { quiz } = await begin()
    quiz.play?.chosen.push(0)
    if (quiz.play) quiz.play.shownAt = null
    await press(/^The second of 1/)
    await until(() => expect(status()).toContain("You answered this on another device"))
    expect(option("first").dataset["state"]).toBe("incorrect")
  })
})

it("follows another device that went on with it", async () => {
  const { quiz } = await begin()
  Object.assign(quiz.play ?? {}, { chosen: [1, 0], shownAt: null })
  document.dispatchEvent(new Event("visibilitychange"))
  await until(() => expect(question(2)).toBeTruthy())
  expect(screen.getByText("You continued this quiz on another device.")).toBeTruthy()
  await press("Next question")
  await until(() => expect(question(3)).toBeTruthy())
})

it("says so where the game is switched off", async () => {
  const server = startFakeServer({ person: ada })
  fakeQuiz(server, { isOn: false })
  await openApp("/games/quiz", { isSignedIn: true })
  expect(await screen.findByRole("heading", { name: "QUIZ_ME is not available" })).toBeTruthy()
})
