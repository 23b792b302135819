import { describe, expect, it } from "vitest"
import { gameHead } from "./game-head.ts"

describe("what a game's page says of itself", () => {
  it.each([
    ["/games/wurd", "WURD", "Five letters, six guesses, the same word for everyone."],
    ["/games/baw", "BAW", "Seven letters, one of them in every word. Make as many words as you can."],
    ["/games/quiz", "QUIZ_ME", "Five questions about the things you can read here."],
  ])("%s is named, and explained to a stranger", (path, title, description) =>
    expect(gameHead(path, "")).toEqual({
      title,
      description,
      canonical: path,
      url: path,
      picture: null,
      isHidden: false,
    }),
  )

  it("is a result's, where one came with the address", () => {
    const search = "?day=2026-11-22&result=ef2c4b900"
    expect(gameHead("/games/wurd", search)).toEqual({
      title: "WURD, 22 November",
      description: "Someone solved it in four guesses. Your turn.",
      canonical: "/games/wurd",
      url: `/games/wurd${search}`,
      picture: {
        path: "/share/wurd/2026-11-22/ef2c4b900.jpg",
        alt: "WURD, 22 November: solved in four of six guesses. Guess 1: no letters. Guess 2: one in place, two in the wrong place. Guess 3: one in place, one in the wrong place. Guess 4: solved.",
      },
      isHidden: true,
    })
  })

  it.each([
    ["a result that is none", "?day=2026-11-22&result=e01"],
    ["a result of another game", "?day=2026-11-22&result=trrrrr"],
    ["words in its place", "?day=2026-11-22&result=%3Cscript%3E"],
  ])("is the day's with %s", (_what, search) =>
    expect(gameHead("/games/wurd", search)).toMatchObject({
      title: "WURD, 22 November",
      url: "/games/wurd?day=2026-11-22",
      picture: null,
      isHidden: false,
    }),
  )

  it("is the game's alone with a day that is none", () =>
    expect(gameHead("/games/wurd", "?day=2026-02-30&result=e00")).toEqual(gameHead("/games/wurd", "")))

  it.each(["/games", "/games/chess", "/"])("is nothing on %s", (path) => expect(gameHead(path, "")).toBeNull())
})
