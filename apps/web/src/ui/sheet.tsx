import { type ReactNode, useLayoutEffect, useRef } from "react"
import { IconButton } from "./icon-button.tsx"

type Props = { title: string; className?: string; children: ReactNode; onClose: () => void }

/** A sheet over the page. The browser's own dialog keeps the focus inside and gives it back. */
export function Sheet({ title, className = "", children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed before it leaves the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      className={`sheet ${className}`}
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="sheet-body">
        <header>
          <h2>{title}</h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  )
}
