import { isTimeZone } from "@confetti/domain/games/puzzle-day"
import { z } from "zod"

/**
 * The time zone a device says it is in, such as `Europe/Berlin`. One that is unknown here is taken for UTC: a browser that can't tell says
 * `Etc/Unknown`, and a phone may know a zone that is newer than the server's tables. Neither is its person's mistake.
 */
export const deviceZone = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w+:/-]+$/, "must be a time zone, such as Europe/Berlin")
  .overwrite((zone) => (isTimeZone(zone) ? zone : "UTC"))
