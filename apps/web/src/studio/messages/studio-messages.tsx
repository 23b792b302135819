import { t } from "@confetti/domain/messages/t"
import { useLocation } from "../../platform/location.ts"
import { plainClick } from "../../ui/plain-click.ts"
import type { ScreenProps } from "../section.ts"
import { AnswersPanel } from "./answers/answers-panel.tsx"
import { ErrorsPanel } from "./errors/errors-panel.tsx"
import "../orders/orders.css"
import "./messages.css"

const path = "/studio/messages"
const tabs = [
  { title: t`Messages`, href: path },
  { title: t`Errors`, href: `${path}/errors` },
] as const

export function MessagesScreen({ language }: ScreenProps) {
  const [at, go] = useLocation()
  const isErrors = at.startsWith(`${path}/errors`)
  return (
    <div className="studio-page">
      <header className="studio-head">
        <div>
          <h1>Messages</h1>
          <p>
            {isErrors
              ? "What failed in browsers, one line for each cause. Closed, it opens again when a newer version has it."
              : "What people wrote to you, the newest first. Where somebody is answered is shown when asked for, and each look is written down."}
          </p>
        </div>
        <nav className="studio-tabs" aria-label="Which messages">
          {tabs.map(({ title, href }) => (
            <a
              key={href}
              href={href}
              aria-current={isErrors === (href !== path) ? "page" : undefined}
              onClick={plainClick(() => go(href))}
            >
              {title}
            </a>
          ))}
        </nav>
      </header>
      {isErrors ? <ErrorsPanel language={language} /> : <AnswersPanel language={language} />}
    </div>
  )
}
