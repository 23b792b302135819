import { readFileSync } from "node:fs"

/**
 * How long a process's main thread has had a processor, in milliseconds: what its work costs, however busy the machine is.
 * Not a number where the system does not tell.
 */
export function processorTime(process: number): number {
  try {
    return Number(readFileSync(`/proc/${process}/schedstat`, "utf8").split(" ")[0]) / 1e6
  } catch {
    return Number.NaN
  }
}
