import { availableParallelism } from "node:os"
import { createDrawingLane, type DrawingLane, startProcess, startThread } from "./drawing-lane.ts"

/** As many pictures are drawn at once as a small machine has cores: those that people wait for, and those made ahead. */
export const drawnAtOnce = Math.min(2, availableParallelism())

export type DrawingPool = DrawingLane

/**
 * Draws beside the server: a picture is some hundred milliseconds of plain computing, which would stop every request meanwhile.
 * Threads draw what somebody waits for; processes at low priority draw all else, with what is left of the cores.
 */
export function createDrawingPool(): DrawingPool {
  const asked = createDrawingLane(startThread, drawnAtOnce)
  const ahead = createDrawingLane(startProcess, drawnAtOnce)
  return {
    draw: (task, urgency) => (urgency === "asked" ? asked : ahead).draw(task, urgency),
    close: async () => {
      await Promise.all([asked.close(), ahead.close()])
    },
  }
}
