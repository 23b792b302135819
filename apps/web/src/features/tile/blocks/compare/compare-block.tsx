import type { FencedBlock } from "@confetti/contract/fenced-block"
import { t } from "@confetti/domain/messages/t"
import { type SyntheticEvent, useState } from "react"
import { TilePicture } from "../../tile-picture.tsx"
import "./compare-block.css"

type Props = { block: Extract<FencedBlock, { type: "compare" }> }

/** Per cent of the width for the first picture initially. */
const half = 50

export function CompareBlock({ block: { before, after, caption, pictures } }: Props) {
  const [share, setShare] = useState(half)
  const sides = [
    { side: "before", ...before, made: pictures?.before },
    { side: "after", ...after, made: pictures?.after },
  ]
  return (
    <figure className="compare">
      <div
        className="compare-frame relative grid gap-3"
        style={{ "--share": share / 100, "--shape": pictures ? pictures.before.width / pictures.before.height : 1 }}
        // Touching the divider neither opens nor holds the tile.
        onClick={stop}
        onPointerDown={stop}
      >
        {sides.map(({ side, label, alt, made }) => (
          <div key={side} data-side={side}>
            {made ? (
              <div className="compare-picture relative overflow-hidden">
                <TilePicture picture={{ ...made, alt }} sizes="(min-width: 1000px) 480px, 100vw" isNear={false} />
              </div>
            ) : (
              <p>{alt}</p>
            )}
            <p className="compare-label mt-1 text-1 font-bold">{label}</p>
          </div>
        ))}
        {pictures && (
          <>
            <input
              className="absolute inset-0 w-full h-full"
              type="range"
              // Pictures are not mirrored.
              dir="ltr"
              min={0}
              max={100}
              value={share}
              aria-label={`Divider between “${before.label}” and “${after.label}”`}
              aria-valuetext={t`${share}% ${before.label}, ${100 - share}% ${after.label}`}
              onChange={({ currentTarget }) => setShare(currentTarget.valueAsNumber)}
            />
            <i className="absolute pointer-events-none" aria-hidden="true" />
          </>
        )}
      </div>
      <figcaption className="block-note mt-3 ink-2">{caption}</figcaption>
    </figure>
  )
}

function stop(event: SyntheticEvent) {
  event.stopPropagation()
}
