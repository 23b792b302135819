import type { FencedBlock } from "@confetti/contract/fenced-block"
import { t } from "@confetti/domain/messages/t"
import { mapWidth } from "@confetti/domain/tile/map-width"
import { nearestPlace } from "@confetti/domain/tile/nearest-place"
import type { MouseEvent } from "react"
import { Steps } from "../steps/steps.tsx"
import "./map-block.css"

type WorldMap = Extract<FencedBlock, { type: "map" }>

export function MapBlock({ block }: { block: WorldMap }) {
  const { height, land, routes, places } = block
  const choose = ({ currentTarget, clientX, clientY, target }: MouseEvent, onStep: (at: number) => void) => {
    const area = target instanceof Element ? target.getAttribute("data-place") : null
    if (area !== null) return onStep(Number(area))
    const { left, top, width } = currentTarget.getBoundingClientRect()
    const unit = mapWidth / width
    onStep(nearestPlace(places, { x: (clientX - left) * unit, y: (clientY - top) * unit }))
  }
  return (
    <Steps
      block={block}
      items={places}
      previous={t`Previous place`}
      next={t`Next place`}
      draw={(at, onStep) => (
        <div className="map relative" onClick={(event) => choose(event, onStep)}>
          <svg viewBox={`0 0 ${mapWidth} ${height}`}>
            <path className="map-land" d={land} />
            {places.map(
              ({ label, area, shade }, order) =>
                area !== "" && (
                  <path
                    key={label}
                    className="map-area"
                    d={area}
                    data-place={order}
                    data-current={order === at || undefined}
                    style={shade === null ? undefined : { "--shade": shade }}
                  />
                ),
            )}
            {routes.map((route) => (
              <path key={route} className="map-route block-line pointer-events-none" d={route} />
            ))}
          </svg>
          {places.map(({ label, x, y }, order) => (
            <i
              key={label}
              className="block-edge absolute rounded-full on-paper text-center"
              data-place={order}
              data-current={order === at || undefined}
              style={{ left: `${(100 * x) / mapWidth}%`, top: `${(100 * y) / height}%` }}
            >
              {order + 1}
            </i>
          ))}
        </div>
      )}
    />
  )
}
