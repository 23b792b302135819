import { useEffect, useRef } from "react"

/** Stands in for a sheet whose code can't be fetched. The next press tries again. */
export function NoSheet({ onShow }: { onShow: (sheet: null) => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog className="sheet" ref={dialog} aria-label="Not loaded" onClose={() => onShow(null)}>
      <form className="stand-in" method="dialog" role="alert">
        <p>This could not be loaded. Check your connection and try again.</p>
        <button type="submit" className="button primary">
          Close
        </button>
      </form>
    </dialog>
  )
}
