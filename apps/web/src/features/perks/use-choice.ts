import type { UserRecord } from "@confetti/contract/users"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { ApiError, call } from "../../platform/api.ts"
import { announce } from "../../ui/announce.tsx"
import { replaceUser } from "../session/change/index.ts"

type Chosen = Partial<Pick<UserRecord, "shelfHue" | "appIcon">>

/** What somebody chose of what is theirs: shown at once, put back where it is refused. `wait` is the one that is being kept. */
export function useChoice(user: UserRecord) {
  const [pending, setPending] = useState<Chosen>({})
  const [trouble, setTrouble] = useState<string | null>(null)

  const choose = async (chosen: Chosen, said: string): Promise<void> => {
    setPending(chosen)
    setTrouble(null)
    try {
      // Everywhere else follows from the record: `use-own-look.ts` sees to it.
      replaceUser(await call("users-update_profile", chosen))
      announce(said)
    } catch (error) {
      setTrouble(troubleOf(error))
    } finally {
      // Of two choices in a row the first answer does not undo what is shown of the second.
      setPending((now) => (now === chosen ? {} : now))
    }
  }
  return { shown: { ...user, ...pending }, choose, trouble }
}

function troubleOf(error: unknown): string {
  const code = error instanceof ApiError ? error.code : null
  if (code === "offline") return t`There is no connection. It is as it was. Choose again when you are online.`
  if (code === "reward/unknown-choice") return t`That one is not there any more. It is as it was. Choose another.`
  return t`That could not be kept, so it is as it was. Please try again in a moment.`
}
