import { type ReactNode, useEffect, useRef } from "react"

type Props = { isFirst: boolean; children: ReactNode }

/** One step inside a sheet. What was pressed goes with the step before, so the focus comes along; into the first the dialog brings it. */
export function StepFocus({ isFirst, children }: Props) {
  const step = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isFirst) step.current?.focus({ preventScroll: true })
  }, [isFirst])
  return (
    <div className="thought-menu-step" ref={step} tabIndex={-1}>
      {children}
    </div>
  )
}
