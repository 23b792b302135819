import { TextSelection } from "prosemirror-state"
import type { EditorView } from "prosemirror-view"
import { useState } from "react"
import { Button } from "../../ui/button.tsx"
import { Sheet } from "../../ui/sheet.tsx"
import { linkAddress } from "./link-address.ts"
import { linkAt, setLink } from "./text-commands.ts"

type Props = { view: EditorView; onClose: () => void }

export function LinkSheet({ view, onClose }: Props) {
  const [before] = useState(() => linkAt(view.state))
  const [typed, setTyped] = useState(before?.href ?? "")
  const [isRefused, setRefused] = useState(false)
  const apply = (href: string | null) => {
    const { from, to } = before ?? view.state.selection
    view.dispatch(setLink(view.state.tr.setSelection(TextSelection.create(view.state.doc, from, to)), href))
    onClose()
  }
  return (
    <Sheet title={before ? "Change the link" : "Add a link"} onClose={onClose}>
      <form
        className="studio-form"
        onSubmit={(event) => {
          event.preventDefault()
          // The sheet is inside the tile's form.
          event.stopPropagation()
          const href = linkAddress(typed)
          if (href === null) setRefused(true)
          else apply(href)
        }}
      >
        <label className="studio-field">
          Address
          <input
            type="text"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://"
            data-autofocus
            value={typed}
            aria-invalid={isRefused || undefined}
            aria-describedby="link-sheet-error"
            onChange={({ currentTarget: { value } }) => {
              setTyped(value)
              setRefused(false)
            }}
          />
        </label>
        <p className="studio-error" id="link-sheet-error" role="alert">
          {isRefused &&
            "Enter an address that starts with https:// or http://, or the path of a page here, such as /about."}
        </p>
        <div className="studio-answers">
          <Button type="submit" kind="primary">
            {before ? "Change" : "Add"}
          </Button>
          {before && <Button onClick={() => apply(null)}>Remove the link</Button>}
        </div>
      </form>
    </Sheet>
  )
}
