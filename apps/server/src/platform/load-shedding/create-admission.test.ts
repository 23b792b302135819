import { describe, expect, it } from "vitest"
import { createAdmission } from "./create-admission.ts"
import type { Importance } from "./importance.ts"

type Priority = Importance["priority"]

function start() {
  const state = { time: 0, wait: 0, utilization: 0.5 }
  const admission = createAdmission({
    now: () => state.time,
    databaseWait: () => state.wait,
    loopUtilization: () => state.utilization,
  })
  const underWay: (() => void)[] = []
  return {
    state,
    /** Requests that come at once. Gives how many were let in; they are under way from then on. */
    ask: (count: number, priority: Priority = "read", needsDatabase = true): number => {
      let admitted = 0
      for (let at = 0; at < count; at++) {
        const leave = admission.admit({ priority, needsDatabase })
        if (leave === null) continue
        admitted++
        underWay.push(leave)
      }
      return admitted
    },
    finish: (butFor = 0): void => {
      for (const leave of underWay.splice(0, underWay.length - butFor)) leave()
    },
  }
}

type World = ReturnType<typeof start>

/** So many come in each tenth of a second; at its end all but a few are done. */
function goOn({ state, ask, finish }: World, tenths: number, count: number, left = 0): number[] {
  return Array.from({ length: tenths }, () => {
    const admitted = ask(count)
    state.time += 50
    ask(1, "write")
    state.time += 50
    finish(left)
    return admitted
  })
}

describe("while there is as much to do as can be done", () => {
  it("refuses nothing, however many come", () => {
    const world = start()
    expect(new Set(goOn(world, 100, 100))).toEqual(new Set([100]))
  })

  it("answers all that gathered behind one pause", () => {
    const world = start()
    world.state.utilization = 1
    world.state.wait = 150
    expect(world.ask(200)).toBe(200)
    world.state.time += 150
    world.finish()
    world.state.utilization = 0.8
    world.state.wait = 0
    expect(goOn(world, 5, 100)).toEqual([100, 100, 100, 100, 100])
  })

  it("takes a few lively pages for no overload", () => {
    const world = start()
    world.state.utilization = 1
    world.state.wait = 100
    expect(new Set(goOn(world, 50, 30))).toEqual(new Set([30]))
  })

  it("counts nothing that is under way for longer than a second, as streams are", () => {
    const { state, ask } = start()
    expect(ask(300)).toBe(256)
    state.time += 1000
    expect(ask(300)).toBe(256)
  })
})

describe("with more to do than can be done", () => {
  const overloaded = (change: Partial<World["state"]>): World => {
    const world = start()
    Object.assign(world.state, change)
    goOn(world, 5, 100, 40)
    world.finish()
    return world
  }

  it.each([
    ["the event loop", { utilization: 0.99 }],
    ["the database", { wait: 30 }],
  ])("%s at its end bounds how many are under way together", (_what, change) => {
    expect(overloaded(change).ask(1000)).toBe(8)
  })

  it("refuses robots first, then reads, then what people write, and never health", () => {
    const admitted = (priority: Priority) => overloaded({ utilization: 1 }).ask(1000, priority)
    expect(["robot", "read", "write", "health"].map((each) => admitted(each as Priority))).toEqual([4, 8, 16, 1000])
  })

  it("keeps room for writes when reads have taken theirs", () => {
    const world = overloaded({ utilization: 1 })
    expect([world.ask(100, "read"), world.ask(100, "write")]).toEqual([8, 8])
  })

  it("goes on showing what needs no database while that is at its end", () => {
    const world = overloaded({ wait: 5000 })
    expect(world.ask(100)).toBe(8)
    expect(world.ask(100, "read", false)).toBe(100)
  })

  it("lets everybody in again a second after it was busy for the last time", () => {
    const world = overloaded({ utilization: 1 })
    world.state.utilization = 0.5
    goOn(world, 11, 20)
    expect(world.ask(100)).toBe(100)
  })
})
