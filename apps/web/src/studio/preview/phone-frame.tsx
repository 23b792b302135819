import { t } from "@confetti/domain/messages/t"
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react"
import { createPortal } from "react-dom"

/** In CSS pixels: a small phone, a usual one, and a tablet. */
export const phoneSizes = [
  { name: t`Small`, width: 360, height: 640 },
  { name: t`Phone`, width: 390, height: 844 },
  { name: t`Tablet`, width: 820, height: 1180 },
] as const

type Room = { width: number; height: number }

/** Below it, in pixels, it is scrolled to rather than made smaller. */
const leastHeight = 420
/** Between the frame and the foot of the window, in pixels. */
const foot = 24

/** How large a frame can be here. Where it stays in the window it is never higher than that. */
function roomOf(element: HTMLElement): Room {
  const { clientWidth: width } = element
  const pane = element.closest<HTMLElement>(".tile-editor-preview")
  if (!pane || getComputedStyle(pane).position !== "sticky") return { width, height: Number.POSITIVE_INFINITY }
  const above = element.getBoundingClientRect().top - pane.getBoundingClientRect().top
  const top = Number.parseFloat(getComputedStyle(pane).top) || 0
  return { width, height: Math.max(leastHeight, innerHeight - top - above - foot) }
}

type Props = { size: Room; title: string; children: ReactNode }

/**
 * A window of a phone's size: styles that ask how large the window is find a phone's, whatever the screen around it. It is scaled down to fit
 * where it stands.
 */
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

/**
 * Gives an empty document the looks of another one: what its root says, its styles, also those that come later, and its icons. Returns what
 * stops it.
 */
function dressDocument(inner: Document, outer: Document): () => void {
  for (const { name, value } of outer.documentElement.attributes) inner.documentElement.setAttribute(name, value)
  // Where nobody swipes, the strip has its buttons.
  inner.documentElement.setAttribute("data-buttons", "")
  const copies = new Map<Element, Element>()
  const follow = () => {
    const styles = outer.head.querySelectorAll("style, link[rel='stylesheet']")
    for (const style of styles) {
      if (copies.has(style)) continue
      const copy = inner.importNode(style, true) as HTMLElement
      // A nonce is hidden from whoever reads attributes.
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
