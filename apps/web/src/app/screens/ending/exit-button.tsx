import { t } from "@confetti/domain/messages/t"
import { sectionRoot } from "@confetti/domain/navigation/section"
import { plainClick } from "../../../ui/plain-click.ts"
import type { Navigation } from "../../navigation/use-navigation-stack.ts"

const words = { homefeed: t`Go to the feed`, search: t`Go to search`, me: t`Go to your shelf` } as const

export function ExitButton({ navigation }: { navigation: Navigation }) {
  const { section, terms } = navigation.stack
  return (
    <a className="button way-on" href={sectionRoot(section, terms)} onClick={plainClick(navigation.leave)}>
      {words[section]}
    </a>
  )
}
