import { describe, expect, it } from "vitest"
import type { DeviceValues } from "../device-values.ts"
import { createQueue, type Entry, guest, lanes } from "./queue.ts"

/** A device's values, with one of another person beside the queue's. */
function deviceOf(userId: string) {
  const saved = new Map<string, unknown>([["cf_likes", ["a"]]])
  const values: DeviceValues = {
    names: () => [...saved.keys()],
    read: (name, isValid) => {
      const value = saved.get(name)
      return isValid(value) ? value : null
    },
    write: (name, value) => void saved.set(name, value),
    remove: (name) => void saved.delete(name),
  }
  const queue = createQueue(values)
  queue.keepFor(userId)
  return { queue, kept: saved, values }
}

const entryOf = (given: Partial<Entry> = {}): Entry => ({
  kind: "like",
  input: { id: "a" },
  id: "1",
  userId: "ada",
  sequence: 1,
  failures: 0,
  ...given,
})

describe("a queue", () => {
  it("says whose it is under the name every version knows", () => {
    const { queue, kept: saved } = deviceOf("ada")
    expect(queue.owner()).toBe("ada")
    expect(saved.get("cf_outbox_of")).toBe("ada")
  })

  it("gives what waits in the order it was put in, whatever order the device has it in", () => {
    const { queue } = deviceOf("ada")
    for (const [at, subject] of ["second", "third", "first"].entries())
      queue.put(subject, entryOf({ id: subject, sequence: [2, 3, 1][at] ?? 0 }))
    expect(queue.waiting().map(([subject]) => subject)).toEqual(["first", "second", "third"])
  })

  it("puts two tabs' entries of the same number in one order", () => {
    const { queue } = deviceOf("ada")
    queue.put("one", entryOf({ id: "b" }))
    queue.put("two", entryOf({ id: "a" }))
    queue.put("three", entryOf({ id: "c" }))
    expect(queue.waiting().map(([, { id }]) => id)).toEqual(["a", "b", "c"])
  })

  it("has nothing of anybody else's", () => {
    const { queue } = deviceOf("ada")
    queue.put("a", entryOf({ userId: "bob" }))
    expect(queue.find("a")).toBeNull()
    expect(queue.waiting()).toEqual([])
  })

  it("drops what waits when somebody else is here, and no other value of the device", () => {
    const { queue, kept: saved } = deviceOf("ada")
    queue.put("a", entryOf())
    queue.keepFor("ada")
    expect(queue.waiting()).toHaveLength(1)
    queue.keepFor("bob")
    expect([...saved.keys()]).toEqual(["cf_likes", "cf_outbox_of"])
    expect(queue.owner()).toBe("bob")
  })

  it("gives what a guest left waiting to whoever signs in, in its order", () => {
    const { queue } = deviceOf(guest)
    for (const [at, subject] of ["a", "b"].entries())
      queue.put(subject, entryOf({ id: subject, userId: guest, sequence: at }))
    queue.keepFor("ada")
    expect(queue.waiting().map(([subject, { userId }]) => [subject, userId])).toEqual([
      ["a", "ada"],
      ["b", "ada"],
    ])
    queue.keepFor(guest)
    expect(queue.waiting()).toEqual([])
  })

  it("keeps each lane apart from the others", () => {
    const { queue, kept: saved, values } = deviceOf("ada")
    queue.put("a", entryOf())
    const turns = createQueue(values, lanes.turns)
    turns.keepFor("bob")
    expect(saved.get("cf_turns_of")).toBe("bob")
    turns.put("b", entryOf({ userId: "bob" }))
    expect(queue.waiting().map(([subject]) => subject)).toEqual(["a"])
    turns.clear()
    expect(queue.waiting()).toHaveLength(1)
  })

  it("removes an entry unless another has taken its place", () => {
    const { queue } = deviceOf("ada")
    queue.put("a", entryOf({ id: "2" }))
    expect(queue.remove("a", entryOf({ id: "1" }))).toBe(false)
    expect(queue.find("a")?.id).toBe("2")
    expect(queue.remove("a", entryOf({ id: "2" }))).toBe(true)
    expect(queue.find("a")).toBeNull()
  })

  it("has the latest of each subject, also where two tabs have put one there", () => {
    const { queue, kept: saved } = deviceOf("ada")
    queue.put("a", entryOf({ id: "1", input: "before" }))
    const before = saved.get("cf_outbox_a_1")
    queue.put("a", entryOf({ id: "2", sequence: 2, input: "after" }))
    expect(saved.has("cf_outbox_a_1")).toBe(false)
    // The other tab did not know yet that it was replaced.
    saved.set("cf_outbox_a_1", before)
    expect(queue.waiting().map(([, { input }]) => input)).toEqual(["after"])
    expect(queue.remove("a", entryOf({ id: "1" }))).toBe(false)
    expect(queue.find("a")?.input).toBe("after")
    saved.set("cf_outbox_a_1", before)
    expect(queue.remove("a", entryOf({ id: "2" }))).toBe(true)
    expect(queue.waiting()).toEqual([])
  })

  it("has what an earlier version left there, and puts others in its place", () => {
    const { queue, kept: saved } = deviceOf("ada")
    saved.set("cf_outbox_like_a", entryOf({ input: "before" }))
    expect(queue.waiting()).toMatchObject([["like_a", { input: "before" }]])
    queue.put("like_a", entryOf({ id: "2", sequence: 2 }))
    expect([...saved.keys()].filter((key) => key.startsWith("cf_outbox_like"))).toEqual(["cf_outbox_like_a_2"])
  })

  it.each(["kind", "id", "userId", "sequence", "failures"])("takes nothing without %s for an entry", (part) => {
    const { queue, kept: saved } = deviceOf("ada")
    saved.set("cf_outbox_a", { ...entryOf(), [part]: undefined })
    expect(queue.waiting()).toEqual([])
  })

  it.each([null, "like"])("takes %s for no entry", (value) => {
    const { queue, kept: saved } = deviceOf("ada")
    saved.set("cf_outbox_a", value)
    expect(queue.waiting()).toEqual([])
  })
})
