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
  /** They are on somewhere now, or nowhere any more. */
  onWanted: (isWanted: boolean) => void
  /** The first one has arrived. */
  onReached: () => void
  onSubscribed: () => void
}

const kinds: readonly (readonly [PushKind, title: string, about: string])[] = [
  ["entry", t`Stories you follow`, t`When one of them has a new entry.`],
  ["today", t`The tile of the day`, t`Once a day, at the hour you choose.`],
  ["streak", t`Your streak`, t`In the evening, when it would end at midnight.`],
  ["order", t`Your orders`, t`When one is on its way.`],
  ["friend", t`Points for a friend`, t`When somebody you invited has settled in.`],
]

const hours = Array.from({ length: 24 }, (_, hour) => hour)

export function PushSettings({ language, onWanted, onReached, onSubscribed }: Props) {
  const { state, isTrouble, read, turn, save } = usePush(onReached)
  if (!state)
    return isTrouble ? (
      <Trouble onRetry={() => void read()} />
    ) : (
      <div className="push-ghost" role="status" aria-label="Reading your notifications" />
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
    announce((await save(change)) ? said : t`This could not be kept, so it is as it was`)
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
  refused: t`This browser said no, so notifications stay off`,
  failed: t`That did not work, so it is as it was. Try again in a moment`,
}

function aboutOf({ permission, isOn }: PushState): string {
  if (permission === "unsupported")
    return t`This browser can’t show any. On an iPhone or iPad it can, once the app is on the home screen.`
  if (permission === "blocked")
    return t`This browser blocks them for this site. Allow them in its site settings, then come back here.`
  return isOn
    ? t`Two a day at most, whatever happens.`
    : t`Two a day at most. The browser asks you once; change your mind here.`
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
            label="The tile of the day comes at"
            value={todayHour}
            language={language}
            onChange={(hour) => void onSave({ todayHour: hour }, t`Hour kept`)}
          />
        </div>
      )}
      <div className="push-hours flex flex-wrap items-center py-3">
        <Hour
          label="Quiet from"
          value={quietFrom}
          language={language}
          onChange={(hour) => void onSave({ quietFrom: hour }, t`Quiet hours kept`)}
        />
        <Hour
          label="until"
          value={quietUntil}
          language={language}
          onChange={(hour) => void onSave({ quietUntil: hour }, t`Quiet hours kept`)}
        />
        {quietFrom === quietUntil && <p className="setting-about">The same hour twice means that it is never quiet.</p>}
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

function Trouble({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="setting" role="alert">
      <span className="setting-text setting-about">Your notifications did not arrive. They stay as they are.</span>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
