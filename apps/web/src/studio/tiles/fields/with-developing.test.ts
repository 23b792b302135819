import { expect, it } from "vitest"
import { emptyDraft, subtile } from "../../../../test/some-drafts.ts"
import { withDeveloping } from "./with-developing.ts"

it("gives a draft its format and its next entry back, however often it is ticked and unticked", () => {
  const usual = emptyDraft({ aspect: "9x16", subtiles: [subtile("a")] })
  const growing = { ...withDeveloping(usual, true), next: { date: "2026-12-01", text: "The vote" } }
  expect(growing).toMatchObject({ developing: true, aspect: "developing", subtiles: [{ date: "" }] })
  const back = withDeveloping(growing, false, usual)
  expect(back).toEqual(usual)
  expect(withDeveloping(back, true, growing)).toEqual(growing)
})

it("ends a story that always grew in the usual format", () => {
  const growing = emptyDraft({ aspect: "developing", developing: true })
  expect(withDeveloping(growing, false).aspect).toBe("4x3")
})
