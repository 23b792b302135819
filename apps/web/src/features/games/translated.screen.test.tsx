import { dayIn } from "@confetti/domain/games/puzzle-day"
import { screen } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { playBaw } from "../../../test/fake-games-baw.ts"
import { answerWurd } from "../../../test/fake-games-wurd.ts"
import { fakeQuiz } from "../../../test/fake-quiz.ts"
import { startFakeServer } from "../../../test/fake-server.ts"
import { key, openApp, pass, press, until } from "../../../test/open-app.tsx"
import { translatePage } from "../../../test/translate-page.ts"
import { ada } from "../../../test/world.ts"

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse("2026-11-22T18:00:00.000Z") }))

const goesOn = () => expect(screen.queryByText(/^there was an error/)).toBeNull()

it("a translated quiz is answered, and goes on to its next question", async () => {
  const server = startFakeServer({ person: ada })
  fakeQuiz(server)
  await openApp("/games/quiz", { isSignedIn: true })
  await screen.findByRole("heading", { level: 1, name: "QUIZ_ME" })
  translatePage()
  await press("Start")
  const option = () => screen.getByRole("button", { name: /^The second of 1/ })
  await until(() => expect(option().getAttribute("aria-disabled")).toBeNull())
  translatePage()
  await press(/^The second of 1/)
  await until(() => expect(option().dataset["state"]).toBe("correct"))
  translatePage()
  await press("Next question")
  await until(() => expect(screen.getByRole("button", { name: /^The second of 2/ })).toBeTruthy())
  goesOn()
})

it("a translated WURD takes a guess, and says that there is a new word", async () => {
  const server = startFakeServer()
  answerWurd(server)
  await openApp("/games/wurd")
  await until(() => expect(document.querySelector("[aria-busy=false]")).toBeTruthy())
  translatePage()
  await key(..."crown", "Enter")
  await until(() => expect(screen.getByRole("button", { name: /^C, / })).toBeTruthy())
  translatePage()
  await key(..."cranz", "Enter")
  translatePage()
  vi.setSystemTime(Date.now() + 86_400_000)
  await pass(20_000)
  expect(dayIn("UTC", Date.now())).toBe("2026-11-23")
  goesOn()
})

it("a translated BAW takes words, refuses one and goes on", async () => {
  const server = startFakeServer()
  playBaw(server)
  await openApp("/games/baw")
  await screen.findByRole("group", { name: "Letters" })
  for (const word of ["gene", "gel", "genet", "eagle"]) {
    translatePage()
    await key(...word, "Enter")
    await pass(500)
  }
  await until(() => expect(document.querySelector(".baw-found-latest")?.textContent).toContain("eagle"))
  goesOn()
})
