import { type ReactNode, useRef } from "react"

type Props = {
  /** What it is called, with what is known of its letter. */
  name: string
  mark?: string | undefined
  isWide?: boolean
  children: ReactNode
  onPress: () => void
}

/**
 * A key of the screen's keyboard. It writes as soon as a finger is down, as keyboards do, so that two thumbs may overlap; a click that
 * no finger or mouse began is a screen reader's or a real key's.
 */
export function WurdKey({ name, mark, isWide = false, children, onPress }: Props) {
  const isDown = useRef(false)
  return (
    <button
      type="button"
      className={isWide ? "wurd-key wide" : "wurd-key"}
      data-mark={mark}
      aria-label={name}
      // A pressed key takes no focus: the next Enter of a real keyboard would press it again.
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
