import { z } from "zod"
import { callable } from "./callable.ts"

/** The ids of the tiles in a person's feed, in order. */
export const feedIds = z.array(z.string())

/** No payload. For the anonymous, the default feed. */
export const getHomeFeed = callable({
  name: "users-get_home_feed",
  kind: "read",
  input: z.null(),
  output: feedIds,
})

/** No payload. Puts the feed back to the default and answers it. */
export const resetFeed = callable({ name: "users-reset_feed", kind: "write", input: z.null(), output: feedIds })
