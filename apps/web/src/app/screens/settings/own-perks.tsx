import type { UserRecord } from "@confetti/contract/users"
import type { Perk } from "@confetti/domain/rewards/item-kind"
import { EarlyNote, HueChoice, IconChoice } from "../../../features/perks/index.ts"
import "../../../features/perks/perks.css"
import { usePageData } from "../../page-data.tsx"
import { useCategories } from "../use-categories.ts"

/** What can be chosen of what they have. */
export function OwnPerks({ user, perks }: { user: UserRecord; perks: readonly Perk[] }) {
  const categories = useCategories()
  const { brand } = usePageData()
  return (
    <>
      {perks.includes("hue") && <HueChoice user={user} categories={categories} brandName={brand.name} />}
      {perks.includes("icon") && <IconChoice user={user} brand={brand} />}
      {perks.includes("early") && <EarlyNote />}
    </>
  )
}
