import { t } from "@confetti/domain/messages/t"
import { useLocation } from "../../platform/location.ts"
import { Screen } from "../kit/screen.tsx"
import { LinkTabs } from "../kit/tabs.tsx"
import type { ScreenProps } from "../section.ts"
import { AnswersPanel } from "./answers/answers-panel.tsx"
import { ErrorsPanel } from "./errors/errors-panel.tsx"

const path = "/studio/messages"
const errorsPath = `${path}/errors`
const tabs = [
  { title: t`Messages`, href: path },
  { title: t`Errors`, href: errorsPath },
]

export function MessagesScreen({ language }: ScreenProps) {
  const [at] = useLocation()
  const isErrors = at.startsWith(errorsPath)
  return (
    <Screen
      title="Messages"
      about={
        isErrors
          ? "Errors in readers’ browsers, grouped by cause. A closed error reopens if it recurs in a newer version."
          : "What readers wrote to you, newest first. Reply addresses are shown on request, and each view is logged."
      }
      aside={<LinkTabs label="Which messages" links={tabs} current={isErrors ? errorsPath : path} />}
    >
      {isErrors ? <ErrorsPanel language={language} /> : <AnswersPanel language={language} />}
    </Screen>
  )
}
