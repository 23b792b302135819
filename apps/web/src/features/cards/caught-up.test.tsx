import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { CaughtUp } from "./caught-up.tsx"

const nothing = () => undefined
const ways = { onTop: nothing, onUnseen: nothing, onForYou: nothing }
const end = (unseenCount: number | null) =>
  renderToStaticMarkup(<CaughtUp icon="/icon.svg" count={102} unseenCount={unseenCount} isCategory={false} {...ways} />)

it("says that somebody is caught up only when it is known that nothing is left", () => {
  expect(end(0)).toContain("You’re all caught up")
  expect(end(null)).not.toContain("caught up</h2>")
  expect(end(90)).not.toContain("caught up</h2>")
})

it("leads to what was not seen", () => {
  expect(end(90)).toMatch(/<button[^>]*>Show 90 unseen<\/button>/)
  expect(end(1)).toContain("There is 1 you have not seen yet.")
})
