import { expect, it } from "vitest"
import { emptyDraft, writtenOf } from "./item-draft.ts"

it("keeps the id of a size whose name changes, and makes one for a new one", () => {
  const draft = {
    ...emptyDraft,
    choice: "Size",
    variants: [
      { id: "s", name: "Tiny" },
      { id: "", name: "Extra large" },
    ],
  }
  expect(writtenOf(draft)).toMatchObject({
    choice: "Size",
    variants: [
      { id: "s", name: "Tiny" },
      { id: "extra-large", name: "Extra large" },
    ],
  })
  expect(writtenOf({ ...draft, variants: [] }).choice).toBeNull()
})
