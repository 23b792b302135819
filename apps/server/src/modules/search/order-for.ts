import type { Services } from "../../platform/services.ts"

/** The tiles in one person's order, the best first; null where there is no such order yet. It need not have every tile. */
export type PersonalOrder = (userId: string, services: Services) => Promise<readonly string[] | null>

/** Until someone ranks for people, there is the common order alone. */
export const noPersonalOrder: PersonalOrder = async () => null

type Asker = { userId: string | null }

/** Whether a person's order may be told to this caller: only to that person. Anyone can write anyone's token. */
export function isOwnToken(caller: Asker, userToken: string | null): userToken is string {
  return userToken !== null && userToken === caller.userId
}
