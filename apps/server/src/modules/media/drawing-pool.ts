import { createDrawingLane, type DrawingLane, startProcess, startThread } from "./drawing-lane.ts"

/** As many pictures are drawn at once while people wait as a small machine has cores. */
const threadsAtMost = 2

export type DrawingPool = DrawingLane

/**
 * Draws beside the server: a picture is some hundred milliseconds of plain computing, which would stop every request meanwhile.
 * What somebody waits for is drawn in threads; all else, one after the other, in a process at low priority, which takes from
 * one core what nobody else wants of it.
 */
export function createDrawingPool(): DrawingPool {
  const asked = createDrawingLane(startThread, threadsAtMost)
  const ahead = createDrawingLane(startProcess, 1)
  return {
    draw: (task, urgency) => (urgency === "asked" ? asked : ahead).draw(task, urgency),
    close: async () => {
      await Promise.all([asked.close(), ahead.close()])
    },
  }
}
