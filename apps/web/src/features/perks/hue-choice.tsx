import type { Category } from "@confetti/contract/category"
import type { UserRecord } from "@confetti/contract/users"
import { t } from "@confetti/domain/messages/t"
import { PerkChoice } from "./perk-choice.tsx"
import { useChoice } from "./use-choice.ts"

type Props = { user: UserRecord; categories: readonly Category[]; brandName: string }

/** The hue of one's shelf: a category's, or the app's own. */
export function HueChoice({ user, categories, brandName }: Props) {
  const { shown, choose, trouble } = useChoice(user)
  const hues = categories.map(({ hue, title }) => ({ value: hue, title, hue }))
  const options = [{ value: null, title: t`${brandName}’s own` }, ...hues]
  const chosen = options.find(({ value }) => value === shown.shelfHue)?.title ?? t`one of before`
  return (
    <PerkChoice
      legend="The hue of your shelf"
      about={`Me, and all below it, in the hue you choose: ${chosen}. On every device you log in on.`}
      options={options}
      chosen={shown.shelfHue}
      hue={shown.shelfHue ?? undefined}
      face={() => <span className="perk-hue" aria-hidden="true" />}
      onChoose={({ value, title }) => void choose({ shelfHue: value }, t`Your shelf is in the hue of ${title}`)}
      trouble={trouble}
    />
  )
}
