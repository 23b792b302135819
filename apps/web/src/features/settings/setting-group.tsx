import { type ReactNode, useId } from "react"

type ActionRowProps = { title: string; about: ReactNode; action: string; isDisabled?: boolean; onAct: () => void }

type Props = { text: string; onRetry: () => void }

export function SettingGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="setting-group">
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  )
}

export function ListTrouble({ text, onRetry }: Props) {
  return (
    <div className="setting" role="alert">
      <span className="setting-text setting-about">{text}</span>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
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
      <button type="button" className="button" aria-describedby={id} disabled={isDisabled} onClick={onAct}>
        {action}
      </button>
    </div>
  )
}
