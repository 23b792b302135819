import { expect, it } from "vitest"
import { createLargeBodies, type Room } from "./large-bodies.ts"

function take(room: Room, bytes: number): string {
  try {
    room.take(bytes)
    return "taken"
  } catch (error) {
    return (error as { code: string }).code
  }
}

it("holds so much of one address at once, and more as soon as some is free", () => {
  const bodies = createLargeBodies({ ofOne: 10, ofAll: 100 })
  const [first, second, other] = [bodies.open("a"), bodies.open("a"), bodies.open("b")]
  expect([take(first, 3), take(first, 3), take(second, 4)]).toEqual(["taken", "taken", "taken"])
  expect(take(second, 1)).toBe("request/rate-limited")
  expect(take(other, 10)).toBe("taken")
  first.free()
  first.free()
  expect(take(second, 6)).toBe("taken")
  expect(take(second, 1)).toBe("request/rate-limited")
})

it("holds so much of all together, whatever was only announced", () => {
  const bodies = createLargeBodies({ ofOne: 10, ofAll: 25 })
  const rooms = Array.from({ length: 40 }, (_none, at) => bodies.open(String(at)))
  expect(rooms.slice(0, 4).map((room) => take(room, 8))).toEqual(["taken", "taken", "taken", "server/unavailable"])
})
