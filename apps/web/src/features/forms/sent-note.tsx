import { useEffect, useRef } from "react"
import { burst } from "../../ui/burst.ts"

type Props = { title: string; about: string; more: string; onMore: () => void }

/** It has arrived. */
export function SentNote({ title, about, more, onMore }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const element = heading.current
    if (!element) return
    element.focus()
    const { left, top, width } = element.getBoundingClientRect()
    burst(left + Math.min(width, 240) / 2, top)
  }, [])
  return (
    <div className="form form-sent">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{about}</p>
      <button type="button" className="button" onClick={onMore}>
        {more}
      </button>
    </div>
  )
}
