import { isTimeZone } from "@confetti/domain/games/puzzle-day"
import { z } from "zod"

/**
 * A device's time zone, such as `Europe/Berlin`. Unknown ones count as UTC: some browsers send `Etc/Unknown`, and a phone's tables may be
 * newer than the server's.
 */
export const deviceZone = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w+:/-]+$/, "must be a time zone, such as Europe/Berlin")
  .overwrite((zone) => (isTimeZone(zone) ? zone : "UTC"))
