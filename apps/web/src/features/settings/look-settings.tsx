import { t } from "@confetti/domain/messages/t"
import { type Autoplay, type Connection, type Look, textSizes } from "@confetti/domain/navigation/look"
import type { ReactNode } from "react"
import { hasHaptics, setHaptics, useHaptics, vibrate } from "../../platform/haptics.ts"
import { announce } from "../../ui/announce.tsx"
import { SwitchRow } from "../../ui/switch-row.tsx"
import { useIsHydrated } from "../../ui/use-is-hydrated.ts"
import { SettingGroup } from "./setting-group.tsx"

type TextSizeChoiceProps = { textSize: number; onChange: (textSize: number) => void }

const names: Record<number, string> = { 90: t`Small`, 100: t`Default`, 110: t`Large`, 125: t`Larger`, 150: t`Largest` }

function sizeText(size: number): string {
  return t`${names[size] ?? ""}, ${size}%`
}

const sizeOptions = textSizes.map((size) => ({
  value: size as number,
  label: sizeText(size),
  face: (
    <span aria-hidden="true" className="text-size" style={{ fontSize: `${Math.round(size * 0.17)}px` }}>
      A
    </span>
  ),
}))

type AutoplayChoiceProps = {
  look: Look
  /** Null before hydration. */
  connection: Connection | null
  onChange: (autoplay: Autoplay) => void
}

const options: { value: Autoplay; label: string }[] = [
  { value: "never", label: t`Never` },
  { value: "wifi", label: t`On Wi-Fi` },
  { value: "always", label: t`Always` },
]

type Props = { look: Look; connection: Connection | null; onChange: (change: Partial<Look>, said: string) => void }

type Switch = { name: "canZoom" | "isStill" | "hasButtons" | "savesData"; title: string; about: string }

const zoom: Switch = {
  name: "canZoom",
  title: t`Unlock zoom`,
  about: t`Zoom the page with two fingers. When off, you can’t zoom by accident.`,
}
const motion: Switch[] = [
  { name: "isStill", title: t`Reduce motion`, about: t`Turns off animations, even if your system allows them.` },
  {
    name: "hasButtons",
    title: t`Show buttons for swipes`,
    about: t`Shows arrow buttons for next and previous.`,
  },
]
const data: Switch = { name: "savesData", title: t`Save data`, about: t`No video plays automatically, on any network.` }

const autoplayWords = {
  never: t`Autoplay videos: never`,
  wifi: t`Autoplay videos: on Wi-Fi`,
  always: t`Autoplay videos: always`,
}

export function LookSettings({ look, connection, onChange }: Props) {
  const switchFor = ({ name, title, about }: Switch) => (
    <SwitchRow
      key={name}
      title={title}
      about={about}
      isOn={look[name]}
      onChange={(isOn) => onChange({ [name]: isOn }, isOn ? t`${title}: on` : t`${title}: off`)}
    />
  )
  return (
    <>
      <SettingGroup title="Reading">
        <TextSizeChoice
          textSize={look.textSize}
          onChange={(textSize) => onChange({ textSize }, t`Text size ${textSize}%`)}
        />
        {switchFor(zoom)}
      </SettingGroup>
      <SettingGroup title="Motion">
        {motion.map(switchFor)}
        <HapticsRow />
      </SettingGroup>
      <SettingGroup title="Video and data">
        <AutoplayChoice
          look={look}
          connection={connection}
          onChange={(autoplay) => onChange({ autoplay }, autoplayWords[autoplay])}
        />
        {switchFor(data)}
      </SettingGroup>
    </>
  )
}

function AutoplayChoice({ look, connection, onChange }: AutoplayChoiceProps) {
  return (
    <Choice
      title="Autoplay videos"
      about={aboutOf(look, connection)}
      name="autoplay"
      options={options}
      value={look.autoplay}
      onChange={onChange}
    />
  )
}

function aboutOf({ autoplay, savesData }: Look, connection: Connection | null): string {
  if (savesData) return t`Off while data saving is on.`
  if (autoplay === "wifi" && connection === "unknown")
    return t`Without sound. This browser does not say how it is connected, so it counts as Wi-Fi.`
  if (autoplay === "wifi" && connection === "metered")
    return t`Without sound. You are on mobile data right now, so videos do not play.`
  return t`Always without sound.`
}

function TextSizeChoice({ textSize, onChange }: TextSizeChoiceProps) {
  const size = sizeText(textSize)
  return (
    <Choice title="Text size" name="text-size" options={sizeOptions} value={textSize} onChange={onChange}>
      <p className="text-example mt-4 mb-2 ink-2 text-3">
        <strong className="ink-1">{size}</strong>
        An octopus has three hearts. One of them stops beating when it swims, so it would rather crawl.
      </p>
    </Choice>
  )
}

/** Only on devices that vibrate, which the server does not know. */
function HapticsRow() {
  const isOn = useHaptics()
  const canBeFelt = useIsHydrated() && hasHaptics()
  if (!canBeFelt) return null
  return (
    <SwitchRow
      title="Vibration"
      about="A short vibration when you like a tile, earn points or make a guess."
      isOn={isOn}
      onChange={(next) => {
        setHaptics(next)
        vibrate("like")
        announce(next ? t`Vibration: on` : t`Vibration: off`)
      }}
    />
  )
}

type Option<Value> = { value: Value; label: string; face?: ReactNode }

type ChoiceProps<Value> = {
  title: string
  about?: string
  name: string
  options: readonly Option<Value>[]
  value: Value
  children?: ReactNode
  onChange: (value: Value) => void
}

/** A choice of a few, side by side. `face` is shown if the label is only for screen readers. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { title, about, name, options, value, children, onChange } = props
  return (
    <fieldset className="choice min-w-0 p-0 py-2">
      <legend className="setting-title p-0">{title}</legend>
      {about && <p className="setting-about">{about}</p>}
      <div className="choices flex mt-3 rounded-full surface-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative grid place-items-center flex-1 min-h-48 rounded-full font-semibold"
          >
            <input
              className="absolute inset-0 w-full h-full rounded-full"
              type="radio"
              name={name}
              value={option.value}
              {...(option.face !== undefined && { "aria-label": option.label })}
              autoComplete="off"
              checked={option.value === value}
              // Chosen before hydration.
              ref={(input) => {
                if (input?.checked && option.value !== value) onChange(option.value)
              }}
              onChange={() => onChange(option.value)}
            />
            {option.face ?? <span>{option.label}</span>}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  )
}
