import { expect, it } from "vitest"
import { createEmitter } from "./create-store.ts"

it("tells every listener until it ends", () => {
  const { emit, on } = createEmitter<string>()
  const heard: string[] = []
  emit("before")
  const off = on((value) => void heard.push(`1 ${value}`))
  on((value) => void heard.push(`2 ${value}`))
  emit("a")
  off()
  emit("b")
  expect(heard).toEqual(["1 a", "2 a", "2 b"])
})

it("keeps the latest for whoever listens next, where that is wanted", () => {
  const { emit, on } = createEmitter<number>(2)
  const heard: number[] = []
  for (const value of [1, 2, 3]) emit(value)
  on((value) => void heard.push(value))()
  emit(4)
  on((value) => void heard.push(value))
  expect(heard).toEqual([2, 3, 4])
})
