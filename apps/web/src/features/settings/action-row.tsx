import { type ReactNode, useId } from "react"

type Props = { title: string; about: ReactNode; action: string; isDisabled?: boolean; onAct: () => void }

/** One thing that can be done, with what it does beside it. */
export function ActionRow({ title, about, action, isDisabled = false, onAct }: Props) {
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
