import { keyboardMarks, type MarkedGuess } from "@confetti/domain/games/wurd"
import { t } from "@confetti/domain/messages/t"
import { wordsLanguage } from "@confetti/domain/messages/words-language"
import type { BoardKey } from "../typing/key-of-event.ts"
import { MarkGlyph } from "./mark-glyph.tsx"
import { markWords } from "./mark-words.ts"
import { WurdKey } from "./wurd-key.tsx"

const qwerty = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
const qwertz = ["qwertzuiop", "asdfghjkl", "yxcvbnm"]
const rows = wordsLanguage === "de" ? qwertz : qwerty

type Props = {
  /** The rows whose marks can be seen. */
  marked: readonly MarkedGuess[]
  onKey: (key: BoardKey) => void
}

/** The keys on the screen, each with the best that is known of its letter. */
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
    <div className="wurd-keys" role="group" aria-label="Keyboard">
      {rows.map((letters, at) => (
        <div key={letters} className="wurd-keys-row">
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
