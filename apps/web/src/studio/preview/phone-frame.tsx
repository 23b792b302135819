import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { dressDocument } from "./dress-document.ts"
import type { PhoneSize } from "./phone-sizes.ts"

type Props = { size: PhoneSize; title: string; children: ReactNode }

/**
 * A window of a phone's size: styles that ask how large the window is find a phone's, whatever the screen around it. It is scaled down to fit
 * where it stands.
 */
export function PhoneFrame({ size, title, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const [room, setRoom] = useState<number | null>(null)

  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? null))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const inner = frame.current?.contentDocument
    if (!inner) return
    const stop = dressDocument(inner, document)
    setBody(inner.body)
    return stop
  }, [])

  const scale = Math.min(1, (room ?? size.width) / size.width)
  return (
    <div className="phone-place" ref={place}>
      <div className="phone" style={{ width: size.width * scale, height: size.height * scale }}>
        <iframe
          ref={frame}
          title={title}
          width={size.width}
          height={size.height}
          style={{ transform: `scale(${scale})` }}
        />
      </div>
      {body && createPortal(children, body)}
    </div>
  )
}
