import { availableParallelism } from "node:os"
import { createDrawingLane, type DrawingLane, startProcess, startThread } from "./drawing-lane.ts"

/** As many as the cores of a small machine. */
export const drawnAtOnce = Math.min(2, availableParallelism())

export type DrawingPool = DrawingLane

/**
 * Draws outside the server's thread, which would be blocked for some 100 ms a picture. Threads draw what someone waits for; processes at
 * low priority draw the rest.
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
