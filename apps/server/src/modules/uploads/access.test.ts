import { expect, it } from "vitest"
import { hasRoom } from "./access.ts"

const mb = 1024 ** 2
const disk = (total: number, free: number) => ({ blocks: total, bavail: free, bsize: mb })

it.each([
  ["a disk of 10 GB with 1.2 GB free", disk(10_240, 1_224), 200, true],
  ["a disk of 10 GB with 1.1 GB free", disk(10_240, 1_223), 200, false],
  ["a disk of a terabyte with 6 GB free", disk(1_048_576, 6_144), 200, true],
  ["a disk of a terabyte with 5 GB free", disk(1_048_576, 5_120), 1, false],
])("on %s", (_name, of, size, room) => {
  expect(hasRoom(of, size * mb)).toBe(room)
})
