import type { Brand } from "@confetti/contract/brand"
import type { Category } from "@confetti/contract/category"
import type { UserRecord } from "@confetti/contract/users"
import { t } from "@confetti/domain/messages/t"
import { type AppIcon, appIcons } from "@confetti/domain/rewards/app-icons"
import { type ReactNode, useId, useState } from "react"
import { ApiError, call } from "../../platform/api.ts"
import { iconFiles } from "../../platform/app-icon.ts"
import { announce } from "../../ui/announce.tsx"
import { useSessionMachine } from "../session/change/index.ts"
import { inHue } from "../tile/index.ts"
import "./perks.css"

const iconNames: Record<AppIcon, string> = { paper: t`Paper`, sun: t`Sun`, plum: t`Plum`, outline: t`Outline` }

type Option<Value> = { value: Value; title: string; hue?: number | undefined }

type Props<Value> = {
  legend: string
  about: string
  options: readonly Option<Value>[]
  chosen: Value
  face: (value: Value) => ReactNode
  onChoose: (option: Option<Value>) => void
  error: string | null
  hue?: number | undefined
}

function PerkChoice<Value extends string | number | null>(props: Props<Value>) {
  const { legend, about, options, chosen, face, onChoose, error, hue } = props
  const name = useId()
  return (
    <fieldset {...inHue(hue, "perk-choice min-w-0 p-0")}>
      <legend className="p-0">{legend}</legend>
      <p className="perk-about mt-1 ink-2 text-pretty">{about}</p>
      <div className="perk-options grid mt-4">
        {options.map((option) => (
          <label
            key={option.value ?? "own"}
            {...inHue(option.hue, "relative grid justify-items-center content-start gap-2")}
          >
            <input
              className="absolute inset-0 w-full h-full"
              type="radio"
              name={name}
              checked={option.value === chosen}
              onChange={() => onChoose(option)}
            />
            {face(option.value)}
            <small className="ink-2 text-1 text-center wrap-anywhere">{option.title}</small>
          </label>
        ))}
      </div>
      <p className="perk-error mt-3 ink-alert text-pretty" role="alert">
        {error}
      </p>
    </fieldset>
  )
}

type HueChoiceProps = { user: UserRecord; categories: readonly Category[]; brandName: string }

export function HueChoice({ user, categories, brandName }: HueChoiceProps) {
  const { shown, choose, error } = useChoice(user)
  const hues = categories.map(({ hue, title }) => ({ value: hue, title, hue }))
  const options = [{ value: null, title: t`${brandName}’s own` }, ...hues]
  const chosen = options.find(({ value }) => value === shown.shelfHue)?.title ?? t`an earlier one`
  return (
    <PerkChoice
      legend="Shelf colour"
      about={`Your shelf and its pages in the colour you choose: ${chosen}. On every device you sign in on.`}
      options={options}
      chosen={shown.shelfHue}
      hue={shown.shelfHue ?? undefined}
      face={() => <span className="perk-hue aspect-square rounded-full" aria-hidden="true" />}
      onChoose={({ value, title }) => void choose({ shelfHue: value }, t`Your shelf is now ${title}`)}
      error={error}
    />
  )
}

export function IconChoice({ user, brand }: { user: UserRecord; brand: Pick<Brand, "name" | "icons"> }) {
  const { shown, choose, error } = useChoice(user)
  const options = [
    { value: null, title: t`${brand.name}’s own` },
    ...appIcons.map((icon) => ({ value: icon, title: iconNames[icon] })),
  ]
  return (
    <PerkChoice
      legend="App icon"
      about="If you install the app now, it has this icon. If it is already installed, the icon changes within a day or so on Android and desktop, and on an iPhone when you add the app to the home screen again."
      options={options}
      chosen={shown.appIcon}
      face={(icon) => <img src={iconFiles(icon, brand.icons).tab} alt="" width={72} height={72} />}
      onChoose={({ value, title }) => void choose({ appIcon: value }, t`Your app icon is now ${title}`)}
      error={error}
    />
  )
}

type Chosen = Partial<Pick<UserRecord, "shelfHue" | "appIcon">>

function useChoice(user: UserRecord) {
  const { replaceUser } = useSessionMachine()
  const [pending, setPending] = useState<Chosen>({})
  const [error, setError] = useState<string | null>(null)

  const choose = async (chosen: Chosen, said: string): Promise<void> => {
    setPending(chosen)
    setError(null)
    try {
      // `useOwnLook` applies it from the record.
      replaceUser(await call("users-update_profile", chosen))
      announce(said)
    } catch (error) {
      setError(errorTextOf(error))
    } finally {
      // The answer to an earlier choice must not undo a later one.
      setPending((now) => (now === chosen ? {} : now))
    }
  }
  return { shown: { ...user, ...pending }, choose, error }
}

function errorTextOf(error: unknown): string {
  const code = error instanceof ApiError ? error.code : null
  if (code === "offline") return t`You are offline. Nothing changed. Choose again when you are online.`
  if (code === "reward/unknown-choice") return t`That one no longer exists. Nothing changed. Choose another.`
  return t`Could not save this, so nothing changed. Please try again in a moment.`
}
