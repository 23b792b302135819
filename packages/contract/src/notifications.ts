import { z } from "zod"
import { callable } from "./callable.ts"
import { platform } from "./platform.ts"

/** As issued by the messaging service: visible characters, within the limit of an index. */
export const messagingInstance = z.string().regex(/^[\x21-\x7e]{1,1024}$/, "must be 1 to 1024 visible characters")

export const registerDevice = callable({
  name: "notifications-register_device",
  kind: "write",
  access: "person",
  about:
    "Registers where push reaches the caller: the header firebase-instance-id-token, or `instance`. At most ten per person.",
  errors: ["notifications/no-instance"],
  input: z.strictObject({ instance: messagingInstance.optional(), platform: platform.default("unknown") }),
  output: z.strictObject({ registered: z.literal(true) }),
})
