import type { PushSettings as Settings } from "@confetti/contract/push"
import { t } from "@confetti/domain/messages/t"
import type { PushKind } from "@confetti/domain/push/push-kinds"
import { useId } from "react"
import { announce } from "../../ui/announce.tsx"
import { Button } from "../../ui/button.tsx"
import { SwitchRow } from "../../ui/switch-row.tsx"
import "./push-settings.css"
import { type PushState, usePush } from "./use-push.ts"

type Props = {
  language: string
  /** Notifications are on for a device, or off for all. */
  onWanted: (isWanted: boolean) => void
  /** The first one has arrived. */
  onReached: () => void
  onSubscribed: () => void
}

const kinds: readonly (readonly [PushKind, title: string, about: string])[] = [
  ["entry", t`Stories you follow`, t`When one of them has a new entry.`],
  ["today", t`The tile of the day`, t`Once a day, at the time you choose.`],
  ["streak", t`Your streak`, t`In the evening, if it would end at midnight.`],
  ["order", t`Your orders`, t`When one has been shipped.`],
  ["friend", t`Points for a friend`, t`When a friend you invited joins and reads their first tiles.`],
]

const hours = Array.from({ length: 24 }, (_, hour) => hour)

export function PushSettings({ language, onWanted, onReached, onSubscribed }: Props) {
  const { state, isFailed, read, turn, save } = usePush(onReached)
  if (!state)
    return isFailed ? (
      <PushError onRetry={() => void read()} />
    ) : (
      <div className="push-ghost" role="status" aria-label="Loading your notifications" />
    )

  const onTurn = async (isWanted: boolean) => {
    const turned = await turn(isWanted)
    announce(words[turned])
    if (turned === "on") {
      onWanted(true)
      onSubscribed()
    }
    if (turned === "off-everywhere") onWanted(false)
  }
  const onSave = async (change: Partial<Settings>, said: string) =>
    announce((await save(change)) ? said : t`Could not save this, so nothing changed`)
  return (
    <>
      <SwitchRow
        title="On this device"
        about={aboutOf(state)}
        isOn={state.isOn}
        isDisabled={state.permission === "unsupported" || state.permission === "blocked"}
        onChange={(isWanted) => void onTurn(isWanted)}
      />
      {state.isOn && state.settings && <Wanted settings={state.settings} language={language} onSave={onSave} />}
    </>
  )
}

const words = {
  on: t`Notifications: on`,
  off: t`Notifications: off on this device`,
  "off-everywhere": t`Notifications: off`,
  refused: t`Your browser does not allow notifications, so they stay off`,
  failed: t`Something went wrong, so nothing changed. Try again in a moment`,
}

function aboutOf({ permission, isOn }: PushState): string {
  if (permission === "unsupported")
    return t`This browser does not support notifications. On an iPhone or iPad, add the app to the home screen first.`
  if (permission === "blocked")
    return t`This browser blocks them for this site. Allow them in its site settings, then come back here.`
  return isOn
    ? t`At most two a day.`
    : t`At most two a day. Your browser asks you first, and you can turn them off here.`
}

type WantedProps = {
  settings: Settings
  language: string
  onSave: (change: Partial<Settings>, said: string) => Promise<void>
}

function Wanted({ settings, language, onSave }: WantedProps) {
  const { quietFrom, quietUntil, todayHour } = settings
  const turnKind = (kind: PushKind, title: string, isOn: boolean) =>
    onSave(
      { kinds: isOn ? [...settings.kinds, kind] : settings.kinds.filter((each) => each !== kind) },
      isOn ? t`${title}: on` : t`${title}: off`,
    )
  return (
    <>
      {kinds.map(([kind, title, about]) => (
        <SwitchRow
          key={kind}
          title={title}
          about={about}
          isOn={settings.kinds.includes(kind)}
          onChange={(isOn) => void turnKind(kind, title, isOn)}
        />
      ))}
      {settings.kinds.includes("today") && (
        <div className="push-hours flex flex-wrap items-center py-3">
          <Hour
            label="Send the tile of the day at"
            value={todayHour}
            language={language}
            onChange={(hour) => void onSave({ todayHour: hour }, t`Time saved`)}
          />
        </div>
      )}
      <div className="push-hours flex flex-wrap items-center py-3">
        <Hour
          label="Quiet hours from"
          value={quietFrom}
          language={language}
          onChange={(hour) => void onSave({ quietFrom: hour }, t`Quiet hours saved`)}
        />
        <Hour
          label="to"
          value={quietUntil}
          language={language}
          onChange={(hour) => void onSave({ quietUntil: hour }, t`Quiet hours saved`)}
        />
        {quietFrom === quietUntil && <p className="setting-about">Choose two different times to have quiet hours.</p>}
      </div>
    </>
  )
}

type HourProps = { label: string; value: number; language: string; onChange: (hour: number) => void }

function Hour({ label, value, language, onChange }: HourProps) {
  const id = useId()
  const format = new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit", timeZone: "UTC" })
  return (
    <span className="push-hour flex items-center gap-3">
      <label className="font-semibold" htmlFor={id}>
        {label}
      </label>
      <select
        className="min-h-48 px-4 rounded-card surface-2"
        id={id}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {format.format(hour * 3_600_000)}
          </option>
        ))}
      </select>
    </span>
  )
}

function PushError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="setting" role="alert">
      <span className="setting-text setting-about">
        Could not load your notification settings. They have not changed.
      </span>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
