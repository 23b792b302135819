import { useEffect, useRef } from "react"
import { showAlert } from "./alert-slot.tsx"
import { Sheet } from "./sheet.tsx"
import "./copy-sheet.css"

type Props = { text: string; onClose: () => void }

/** Shows a selected text for copying by hand, where plain HTTP or the browser allows neither sharing nor the clipboard. */
export function showTextToCopy(text: string): void {
  showAlert(<CopySheet text={text} onClose={() => showAlert(null)} />)
}

function CopySheet({ text, onClose }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <Sheet title="Copy it from here" className="copy-sheet" onClose={onClose}>
      <label htmlFor="copy-text">
        This browser does not allow copying. The text is selected so that you can copy it yourself.
      </label>
      <textarea
        className="w-full mt-3 p-3 rounded-card surface-1"
        id="copy-text"
        ref={field}
        dir="auto"
        readOnly
        rows={Math.max(2, text.split("\n").length)}
        value={text}
        onFocus={({ target }) => target.select()}
      />
    </Sheet>
  )
}
