import { cricketTemperature } from "@confetti/domain/experiments/cricket-temperature"
import { addTap, fewestTaps, tappedRate } from "@confetti/domain/experiments/tapped-rate"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { type MouseEvent, type ReactNode, useId, useState } from "react"
import { vibrate } from "../../../../platform/haptics.ts"
import { useNumberText } from "../use-number-text.ts"
import { ByHand } from "./by-hand.tsx"

const counts = 60 / 8

const words = {
  cold: t`That is cold for a cricket: below about 13 °C many fall silent. Count again, or try another species.`,
  fits: t`By Dolbear’s law, for the snowy tree cricket of North America. Other species need other numbers.`,
  hot: t`Few crickets sing in such heat. Count a single one, or try another species.`,
}

export function CricketThermometer({ children }: { children: ReactNode }) {
  const id = useId()
  const [taps, setTaps] = useState<number[]>([])
  const [rate, setRate] = useState(15 * counts)
  const numberText = useNumberText()
  const { celsius, fahrenheit, fit } = cricketTemperature(rate)
  const degrees = numberText(Math.round(celsius), "°C")
  const counted = Math.round(rate / counts)
  const tap = ({ timeStamp }: MouseEvent) => {
    const next = addTap(taps, timeStamp)
    setTaps(next)
    setRate(tappedRate(next) ?? rate)
    vibrate("marked")
  }
  const missing = fewestTaps - taps.length
  const chirps = numberText(Math.round(rate), "")
  return (
    <>
      <p className="cricket-degrees mt-3 ink-2 text-3 tabular-nums">
        <b className="ink-hue">{degrees}</b> {numberText(Math.round(fahrenheit), "°F")}
      </p>
      <label className="mt-3 text-2 font-semibold" htmlFor={id}>
        Chirps in eight seconds: {counted}
      </label>
      <input
        id={id}
        className="block-slider w-full"
        type="range"
        min={4}
        max={36}
        value={counted}
        aria-valuetext={plural(counted, { one: `# chirp, ${degrees}`, other: `# chirps, ${degrees}` })}
        onChange={({ currentTarget }) => {
          setTaps([])
          setRate(currentTarget.valueAsNumber * counts)
        }}
      />
      <button type="button" className="cricket-tap block-edge grid gap-1 mt-2 p-3 surface-hue" onClick={tap}>
        <b>Tap at each chirp</b>
        <span className="text-2">
          {taps.length === 0
            ? "Four taps are enough, more are better"
            : missing > 0
              ? `${missing} more`
              : `${chirps} chirps a minute`}
        </span>
      </button>
      <p className="try-said block-note mt-3" role="status">
        <b className="ink-hue">{degrees}.</b> {words[fit]}
      </p>
      <ByHand>{children}</ByHand>
    </>
  )
}
