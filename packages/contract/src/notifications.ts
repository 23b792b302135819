import { z } from "zod"
import { callable } from "./callable.ts"
import { platform } from "./platform.ts"

/**
 * Remembers where push can reach the caller. The messaging instance comes in the header `firebase-instance-id-token`, or
 * here where no header can be set.
 */
export const registerDevice = callable({
  name: "notifications-register_device",
  kind: "write",
  input: z.strictObject({ instance: z.string().min(1).max(4096).optional(), platform: platform.default("unknown") }),
  output: z.strictObject({ registered: z.literal(true) }),
})
