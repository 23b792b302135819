import { type ReactNode, useId } from "react"
import { Button } from "../../ui/button.tsx"

type ActionRowProps = { title: string; about: ReactNode; action: string; isDisabled?: boolean; onAct: () => void }

type Props = { text: string; onRetry: () => void }

export function SettingGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="setting-group grid gap-2">
      <h2 className="text-4">{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

export function ListError({ text, onRetry }: Props) {
  return (
    <div className="setting" role="alert">
      <span className="setting-text setting-about">{text}</span>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}

export function ActionRow({ title, about, action, isDisabled = false, onAct }: ActionRowProps) {
  const id = useId()
  return (
    <div className="setting">
      <span className="setting-text">
        <span className="setting-title">{title}</span>
        <span className="setting-about" id={id}>
          {about}
        </span>
      </span>
      <Button aria-describedby={id} disabled={isDisabled} onClick={onAct}>
        {action}
      </Button>
    </div>
  )
}
