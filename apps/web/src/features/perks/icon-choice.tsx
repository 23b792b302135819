import type { Brand } from "@confetti/contract/brand"
import type { UserRecord } from "@confetti/contract/users"
import { t } from "@confetti/domain/messages/t"
import { type AppIcon, appIcons } from "@confetti/domain/rewards/app-icons"
import { iconFiles } from "../../platform/app-icon.ts"
import { PerkChoice } from "./perk-choice.tsx"
import { useChoice } from "./use-choice.ts"

const names: Record<AppIcon, string> = { paper: t`Paper`, sun: t`Sun`, plum: t`Plum`, outline: t`Outline` }

/** What the app is installed with. */
export function IconChoice({ user, brand }: { user: UserRecord; brand: Pick<Brand, "name" | "icons"> }) {
  const { shown, choose, trouble } = useChoice(user)
  const options = [
    { value: null, title: t`${brand.name}’s own` },
    ...appIcons.map((icon) => ({ value: icon, title: names[icon] })),
  ]
  return (
    <PerkChoice
      legend="The icon of your app"
      about="Installed from now on, the app has it at once. Installed already, it changes when the browser next looks: on Android and desktops within a day or so, on an iPhone when you add it to the home screen again."
      options={options}
      chosen={shown.appIcon}
      face={(icon) => <img src={iconFiles(icon, brand.icons).tab} alt="" width={72} height={72} />}
      onChoose={({ value, title }) => void choose({ appIcon: value }, t`Your app’s icon is ${title}`)}
      trouble={trouble}
    />
  )
}
