import { type KeyboardEvent, type PointerEvent, useRef } from "react"
import { Button } from "../../ui/button.tsx"

type Focus = { x: number; y: number }

type Props = {
  src: string
  alt: string
  /** Null while the server detects it. */
  focus: Focus | null
  onFocus: (next: Focus | null) => void
  onSize: (size: { width: number; height: number }) => void
}

/** Step of the arrow keys as a share of a side; with Shift, larger. */
const step = 0.02
const wideStep = 0.1

const middle: Focus = { x: 0.5, y: 0.5 }

export function FocusPoint({ src, alt, focus, onFocus, onSize }: Props) {
  const picture = useRef<HTMLDivElement>(null)
  const { x, y } = focus ?? middle

  const follow = (event: PointerEvent) => {
    const box = picture.current?.getBoundingClientRect()
    if (!box) return
    onFocus({ x: toShare((event.clientX - box.left) / box.width), y: toShare((event.clientY - box.top) / box.height) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.shiftKey ? wideStep : step
    const ways: Readonly<Record<string, Focus>> = {
      ArrowLeft: { x: -by, y: 0 },
      ArrowRight: { x: by, y: 0 },
      ArrowUp: { x: 0, y: -by },
      ArrowDown: { x: 0, y: by },
    }
    const way = ways[event.key]
    if (!way) return
    event.preventDefault()
    onFocus({ x: toShare(x + way.x), y: toShare(y + way.y) })
  }
  return (
    <div className="grid justify-items-start gap-2">
      <div
        className="focus-picture relative overflow-hidden rounded-card"
        ref={picture}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          follow(event)
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
      >
        <img
          src={src}
          alt={alt}
          draggable={false}
          onLoad={({ currentTarget }) =>
            onSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
          }
        />
        <span
          className="focus-mark absolute"
          role="slider"
          tabIndex={0}
          aria-label="Focus point"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent(x)}
          aria-valuetext={
            focus
              ? `${percent(x)}% from the left, ${percent(y)}% from the top`
              : "Found automatically. Arrow keys move it."
          }
          data-found={focus === null || undefined}
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className="studio-hint">
        {focus
          ? "Tap, drag, or use the arrow keys to choose what every crop keeps in view."
          : "The focus point is found automatically. Tap the picture to choose it yourself."}
      </p>
      {focus && <Button onClick={() => onFocus(null)}>Find it automatically</Button>}
    </div>
  )
}

/** Rounds to a thousandth. */
function toShare(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000
}

function percent(share: number): number {
  return Math.round(share * 100)
}
