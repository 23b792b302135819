import { z } from "zod"
import { callable } from "./callable.ts"

/** Who invites with this code, as far as a stranger may know: a first name, or none. Null when the code is nobody's. */
export const readInvitation = callable({
  name: "referrals-read_invitation",
  kind: "read",
  input: z.strictObject({ code: z.string().max(200) }),
  output: z.object({ inviter: z.object({ name: z.string(), picture: z.string().nullable() }).nullable() }),
})
