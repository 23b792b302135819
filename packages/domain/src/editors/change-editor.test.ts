import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { decideEditorChange, type EditorFacts } from "./change-editor.ts"
import { editorRoles } from "./roles.ts"

const people = ["ada", "bea", "cy"]
const anyRoles = fc.subarray([...editorRoles])
const attempt = fc.record({
  actor: fc.constantFrom(...people, null),
  subject: fc.constantFrom(...people),
  roles: anyRoles,
})

describe("changing an editor", () => {
  it("leaves an owner and gives nobody more by their own hand, whoever tries what in whatever order", () => {
    fc.assert(
      fc.property(fc.array(attempt, { maxLength: 40 }), (attempts) => {
        const editors = new Map<string, EditorFacts>(
          people.map((userId) => [
            userId,
            { userId, roles: userId === "ada" ? ["owner"] : ["writer"], isFixed: false },
          ]),
        )
        for (const { actor, subject, roles } of attempts) {
          const before = editors.get(subject)
          if (!before) continue
          const hasOtherOwner = [...editors.values()].some(
            (each) => each.userId !== subject && each.roles.includes("owner"),
          )
          const decision = decideEditorChange({ actorId: actor, subject: before, roles, hasOtherOwner })
          if (decision.ok && actor === subject) expect(before.roles).toEqual(expect.arrayContaining(roles))
          if (decision.ok) editors.set(subject, { ...before, roles })
          expect([...editors.values()].some((each) => each.roles.includes("owner"))).toBe(true)
        }
      }),
    )
  })

  const writer: EditorFacts = { userId: "ada", roles: ["writer"], isFixed: false }
  it.each([
    [{ actorId: "bea", subject: { ...writer, isFixed: true }, roles: [], hasOtherOwner: true }, "fixed"],
    [{ actorId: "ada", subject: writer, roles: ["shop"], hasOtherOwner: true }, "own-roles"],
    [{ actorId: null, subject: { ...writer, roles: ["owner"] }, roles: [], hasOtherOwner: false }, "last-owner"],
  ] as const)("%j is refused: %s", (change, reason) => {
    expect(decideEditorChange(change)).toEqual({ ok: false, reason })
  })
})
