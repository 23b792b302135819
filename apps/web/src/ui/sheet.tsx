import { type PointerEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react"
import { ErrorBoundary } from "./error-boundary.tsx"
import { IconButton } from "./icon.tsx"
import { openDialogs } from "./open-dialogs.ts"
import { prefersStillness } from "./prefers-stillness.ts"
import { createBackdropPress, createSheetDrag } from "./sheet-gestures.ts"
import { FailureText } from "./trouble.tsx"

const leavingTakes = 160

type Props = { title: string; className?: string; children: ReactNode; onClose: () => void }

/** A sheet over the page. The browser's own dialog keeps the focus inside and gives it back. */
export function Sheet({ title, className = "", children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [backdrop] = useState(() => createBackdropPress((target) => target === dialog.current))
  const drag = useSheetDrag(dialog, onClose)
  // Closed before it leaves the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    openDialogs.add(element)
    return () => {
      openDialogs.delete(element)
      element.close()
    }
  }, [])
  return (
    <dialog
      className={`sheet ${className}`}
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onPointerDown={(event) => backdrop.pointerDown(event.target)}
      onClick={(event) => backdrop.click(event.target) && onClose()}
    >
      <div className="sheet-body">
        <header {...drag}>
          <h2>{title}</h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </header>
        <ErrorBoundary fallback={<FailureText />}>{children}</ErrorBoundary>
      </div>
    </dialog>
  )
}

/** Lets a finger pull a sheet down by its head. Its button and the Escape key close it as well. */
function useSheetDrag(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const drag = useRef<ReturnType<typeof createSheetDrag>>(null)
  const letGo = (event: PointerEvent, mayClose: boolean) => {
    const element = sheet.current
    const isClosing = mayClose && drag.current?.isThrownAway(event.timeStamp) === true
    drag.current = null
    if (!element) return
    const from = element.style.translate
    element.style.translate = ""
    if (prefersStillness() || from === "") return isClosing ? onClose() : undefined
    const to = isClosing ? `0 ${element.clientHeight}px` : "0 0"
    const leaving = element.animate(
      { translate: [from, to] },
      { duration: leavingTakes, easing: "ease-out", fill: isClosing ? "forwards" : "none" },
    )
    if (isClosing) leaving.finished.then(onClose, onClose)
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isControl = event.target instanceof Element && event.target.closest("button") !== null
      if (event.pointerType === "mouse" || isControl || !matchMedia("(max-width: 999.9px)").matches) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = createSheetDrag({ y: event.clientY, at: event.timeStamp })
    },
    onPointerMove(event: PointerEvent) {
      const down = drag.current?.moveTo({ y: event.clientY, at: event.timeStamp })
      if (down !== undefined && sheet.current) sheet.current.style.translate = down > 0 ? `0 ${down}px` : ""
    },
    onPointerUp: (event: PointerEvent) => letGo(event, true),
    onPointerCancel: (event: PointerEvent) => letGo(event, false),
  }
}
