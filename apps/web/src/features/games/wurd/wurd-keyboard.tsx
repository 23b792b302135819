import { keyboardMarks, type MarkedGuess } from "@confetti/domain/games/wurd"
import { t } from "@confetti/domain/messages/t"
import { wordsLanguage } from "@confetti/domain/messages/words-language"
import { type ReactNode, useRef } from "react"
import type { BoardKey } from "./open-entry.ts"
import { MarkGlyph } from "./wurd-board.tsx"
import { markWords } from "./wurd-view.ts"

const qwerty = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
const qwertz = ["qwertzuiop", "asdfghjkl", "yxcvbnm"]
const rows = wordsLanguage === "de" ? qwertz : qwerty

type Props = {
  /** Rows whose marks are visible. */
  marked: readonly MarkedGuess[]
  onKey: (key: BoardKey) => void
}

export function WurdKeyboard({ marked, onKey }: Props) {
  const known = keyboardMarks(marked)
  const letterKey = (letter: string) => {
    const mark = known.get(letter)
    const name = letter.toUpperCase()
    return (
      <WurdKey
        key={letter}
        name={mark ? `${name}, ${markWords[mark]}` : name}
        mark={mark}
        onPress={() => onKey(letter)}
      >
        {letter}
        {mark && <MarkGlyph mark={mark} />}
      </WurdKey>
    )
  }
  return (
    <div className="wurd-keys grid" role="group" aria-label="Keyboard">
      {rows.map((letters, at) => (
        <div key={letters} className="wurd-keys-row flex justify-center">
          {at === 2 && (
            <WurdKey name={t`Enter`} isWide onPress={() => onKey("enter")}>
              Enter
            </WurdKey>
          )}
          {[...letters].map(letterKey)}
          {at === 2 && (
            <WurdKey name={t`Delete`} isWide onPress={() => onKey("delete")}>
              <EraseIcon />
            </WurdKey>
          )}
        </div>
      ))}
    </div>
  )
}

function EraseIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8.5 5.5H19a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H8.5L3 12zM11.5 9.5l5 5M16.5 9.5l-5 5" />
    </svg>
  )
}

type WurdKeyProps = {
  name: string
  mark?: string | undefined
  isWide?: boolean
  children: ReactNode
  onPress: () => void
}

/**
 * A key of the on-screen keyboard. It types on pointerdown, so that two thumbs may overlap; a click without a pointer comes from a screen
 * reader or keyboard.
 */
function WurdKey({ name, mark, isWide = false, children, onPress }: WurdKeyProps) {
  const isDown = useRef(false)
  return (
    <button
      type="button"
      className={`wurd-key relative grid place-items-center${isWide ? " wide" : ""}`}
      data-mark={mark}
      aria-label={name}
      // Keeps the focus, or the next Enter would press this key again.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        isDown.current = true
        onPress()
      }}
      onClick={(event) => {
        if (event.detail === 0 || !isDown.current) onPress()
        isDown.current = false
      }}
      onPointerCancel={() => {
        isDown.current = false
      }}
    >
      {children}
    </button>
  )
}
