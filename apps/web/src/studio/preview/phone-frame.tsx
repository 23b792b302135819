import { t } from "@confetti/domain/messages/t"
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react"
import { createPortal } from "react-dom"

/** CSS pixels of a small phone, a common one, and a tablet. */
export const phoneSizes = [
  { name: t`Small`, width: 360, height: 640 },
  { name: t`Phone`, width: 390, height: 844 },
  { name: t`Tablet`, width: 820, height: 1180 },
] as const

type Room = { width: number; height: number }

/** Pixels; a smaller frame scrolls instead of shrinking. */
const leastHeight = 420
/** Pixels between the frame and the window's bottom. */
const foot = 24

/** The space for a frame, limited to the window if it is sticky. */
function roomOf(element: HTMLElement): Room {
  const { clientWidth: width } = element
  const pane = element.closest<HTMLElement>(".tile-editor-preview")
  if (!pane || getComputedStyle(pane).position !== "sticky") return { width, height: Number.POSITIVE_INFINITY }
  const above = element.getBoundingClientRect().top - pane.getBoundingClientRect().top
  const top = Number.parseFloat(getComputedStyle(pane).top) || 0
  return { width, height: Math.max(leastHeight, innerHeight - top - above - foot) }
}

type Props = { size: Room; title: string; children: ReactNode }

/** A phone-sized window, scaled down to fit: media queries see the phone's size, not the screen's. */
export function PhoneFrame({ size, title, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const [room, setRoom] = useState<Room | null>(null)

  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => setRoom(roomOf(element))
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    addEventListener("resize", measure)
    return () => {
      observer.disconnect()
      removeEventListener("resize", measure)
    }
  }, [])

  useEffect(() => {
    const inner = frame.current?.contentDocument
    if (!inner) return
    const stop = dressDocument(inner, document)
    setBody(inner.body)
    return stop
  }, [])

  const { width, height } = room ?? size
  const scale = Math.min(1, width / size.width, height / size.height)
  return (
    <div className="min-w-0" ref={place}>
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

/** Copies attributes, styles and icons of one document to another, also later ones. Returns a function that stops it. */
function dressDocument(inner: Document, outer: Document): () => void {
  for (const { name, value } of outer.documentElement.attributes) inner.documentElement.setAttribute(name, value)
  // The preview can’t be swiped, so the strip shows its buttons.
  inner.documentElement.setAttribute("data-buttons", "")
  const copies = new Map<Element, Element>()
  const follow = () => {
    const styles = outer.head.querySelectorAll("style, link[rel='stylesheet']")
    for (const style of styles) {
      if (copies.has(style)) continue
      const copy = inner.importNode(style, true) as HTMLElement
      // A nonce can't be read as an attribute.
      copy.nonce = (style as HTMLElement).nonce ?? ""
      copies.set(style, copy)
      inner.head.append(copy)
    }
  }
  follow()
  const icons = outer.querySelector(".icon-sprite")
  if (icons) inner.body.append(inner.importNode(icons, true))
  const observer = new MutationObserver(follow)
  observer.observe(outer.head, { childList: true })
  return () => observer.disconnect()
}
