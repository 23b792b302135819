import type { UserRecord } from "@confetti/contract/users"
import type { Perk } from "@confetti/domain/rewards/item-kind"
import { EarlyNote, HueChoice, IconChoice } from "../../../features/perks/index.ts"
import "../../../features/perks/perks.css"
import { useCategories } from "../use-categories.ts"

/** What can be chosen of what they have. */
export function OwnPerks({ user, perks }: { user: UserRecord; perks: readonly Perk[] }) {
  const categories = useCategories()
  return (
    <>
      {perks.includes("hue") && <HueChoice user={user} categories={categories} />}
      {perks.includes("icon") && <IconChoice user={user} />}
      {perks.includes("early") && <EarlyNote />}
    </>
  )
}
