import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react"
import { Announcer } from "./announce.tsx"
import { createBackdropPress } from "./backdrop-press.ts"
import { ErrorBoundary } from "./error-boundary.tsx"
import { IconButton } from "./icon.tsx"
import { prefersStillness } from "./prefers-stillness.ts"
import { FailureText } from "./failure-text.tsx"
import { isPulled, usePull } from "./use-pull.ts"

const leavingTakes = 160

type Props = { title: string; className?: string; children: ReactNode; onClose: () => void }

/** A sheet over the page: a native dialog, which traps the focus and returns it. It starts at `data-autofocus`. */
export function Sheet({ title, className = "", children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [backdrop] = useState(() => createBackdropPress((target) => target === dialog.current))
  useSheetPull(dialog, onClose)
  // Closed before it is removed, so that the browser returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    // An opening dialog moves the focus away from `autoFocus`.
    element.querySelector<HTMLElement>("[data-autofocus]")?.focus()
    return () => element.close()
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
        {/* No header: a sheet outside the page’s landmarks would be a second banner. */}
        <div className="sheet-head">
          <h2>{title}</h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </div>
        <ErrorBoundary fallback={<FailureText />}>{children}</ErrorBoundary>
      </div>
      <Announcer />
    </dialog>
  )
}

function useSheetPull(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  usePull(sheet, {
    mayBegin: (target) => target !== sheet.current && isPulled(target),
    isHandle: (target) => target.closest(".sheet-head") !== null,
    onPull({ far }) {
      if (sheet.current) sheet.current.style.translate = far > 0 ? `0 ${far}px` : ""
    },
    onLetGo(isThrownAway) {
      const element = sheet.current
      if (!element) return
      const from = element.style.translate
      element.style.translate = ""
      if (prefersStillness() || from === "") return isThrownAway ? onClose() : undefined
      const to = isThrownAway ? `0 ${element.clientHeight}px` : "0 0"
      const leaving = element.animate(
        { translate: [from, to] },
        { duration: leavingTakes, easing: "ease-out", fill: isThrownAway ? "forwards" : "none" },
      )
      if (isThrownAway) leaving.finished.then(onClose, onClose)
    },
  })
}
