import { type MouseEvent, type PointerEvent, useRef } from "react"
import "./letter-ring.css"

type Props = {
  required: string
  /** The six others, clockwise from the top. */
  others: readonly string[]
  pressed: { letter: string; number: number }
  onLetter: (letter: string) => void
}

export function LetterRing({ required, others, pressed, onLetter }: Props) {
  // In a fixed order in the page, so that shuffled pieces move and the focus stays with its letter.
  const letters = [required, ...others.toSorted()]
  return (
    <div className="baw-ring grid place-items-center" role="group" aria-label="Letters">
      <div className="baw-pieces relative aspect-square">
        {letters.map((letter) => (
          <Piece
            key={letter}
            letter={letter}
            place={letter === required ? null : others.indexOf(letter)}
            presses={pressed.letter === letter ? pressed.number : 0}
            onPress={() => onLetter(letter)}
          />
        ))}
      </div>
    </div>
  )
}

type PieceProps = { letter: string; place: number | null; presses: number; onPress: () => void }

/** `place` is null for the centre. */
function Piece({ letter, place, presses, onPress }: PieceProps) {
  const isPressed = useRef(false)
  const name = letter.toUpperCase()
  // Two simultaneous touches make no click: a finger counts on pointerdown, and its click is ignored.
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    isPressed.current = true
    onPress()
  }
  const click = (event: MouseEvent) => {
    const isCounted = isPressed.current && event.detail > 0
    isPressed.current = false
    if (!isCounted) onPress()
  }
  return (
    <button
      type="button"
      className="baw-piece absolute"
      data-required={place === null || undefined}
      style={{ "--turn": `${(place ?? 0) * 60}deg` }}
      aria-label={place === null ? `${name}, in every word` : name}
      onPointerDown={down}
      onMouseDown={keepFocus}
      onClick={click}
    >
      <span key={presses} className="grid place-items-center h-full" data-pressed={presses > 0 || undefined}>
        {name}
      </span>
    </button>
  )
}

/** Tapping letters keeps the focus, so that Enter and Space still apply to the word. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
