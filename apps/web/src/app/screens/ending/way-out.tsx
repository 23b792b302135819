import { t } from "@confetti/domain/messages/t"
import { sectionRoot } from "@confetti/domain/navigation/section"
import { plainClick } from "../../../ui/plain-click.ts"
import type { Navigation } from "../../navigation/use-navigation-stack.ts"

const words = { homefeed: t`To the feed`, search: t`To the search`, me: t`To your shelf` } as const

export function WayOut({ navigation }: { navigation: Navigation }) {
  const { section, terms } = navigation.stack
  return (
    <a className="button way-on" href={sectionRoot(section, terms)} onClick={plainClick(navigation.leave)}>
      {words[section]}
    </a>
  )
}
