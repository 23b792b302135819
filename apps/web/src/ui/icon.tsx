import type { ComponentProps } from "react"
import type { CountText } from "./count-text.ts"

/** One stroke family, drawn at 24 px. */
const paths = {
  home: "M4 11.2 12 4l8 7.2V19a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19z",
  search: "M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM16 16l4.5 4.5",
  me: "M16 8.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6z",
  games:
    "M5.5 4h4A1.5 1.5 0 0 1 11 5.5v4A1.5 1.5 0 0 1 9.5 11h-4A1.5 1.5 0 0 1 4 9.5v-4A1.5 1.5 0 0 1 5.5 4zM14.5 4h4A1.5 1.5 0 0 1 20 5.5v4a1.5 1.5 0 0 1-1.5 1.5h-4A1.5 1.5 0 0 1 13 9.5v-4A1.5 1.5 0 0 1 14.5 4zM5.5 13h4a1.5 1.5 0 0 1 1.5 1.5v4A1.5 1.5 0 0 1 9.5 20h-4A1.5 1.5 0 0 1 4 18.5v-4A1.5 1.5 0 0 1 5.5 13zM20 16.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0z",
  settings:
    "M4 7h8.8M17.2 7H20M4 17h2.8M11.2 17H20M17.2 7a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0zM11.2 17a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0z",
  like: "M12 20.2S4.2 15.5 4.2 9.7A4.4 4.4 0 0 1 12 7.2a4.4 4.4 0 0 1 7.8 2.5C19.8 15.5 12 20.2 12 20.2z",
  thoughts:
    "M20.5 11.5c0 4.2-3.8 7.5-8.5 7.5-1.2 0-2.4-.2-3.5-.6L4 20l1.3-3.9c-1.1-1.3-1.8-2.9-1.8-4.6C3.5 7.3 7.3 4 12 4s8.5 3.3 8.5 7.5z",
  share: "M12 15V4M7.8 7.7 12 3.5l4.2 4.2M5 12.5V19a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-6.5",
  why: "M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM9.5 9.7a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.2.9-1.2 1.9M12 16.9v.1",
  more: "M5.5 12v.1M12 12v.1M18.5 12v.1",
  back: "M14.5 5.5 8 12l6.5 6.5",
  forward: "M9.5 5.5 16 12l-6.5 6.5",
  up: "m5.5 14.5 6.5-6.5 6.5 6.5",
  down: "m5.5 9.5 6.5 6.5 6.5-6.5",
  close: "m6 6 12 12M18 6 6 18",
  follow: "M6.5 10.5a5.5 5.5 0 0 1 11 0c0 5 2 6 2 6h-15s2-1 2-6zM10 19.5c.8 1.3 3.2 1.3 4 0",
  collapse:
    "M4.5 12A1.5 1.5 0 0 1 6 10.5h12a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19zM8.5 3.5 12 7l3.5-3.5",
  play: "M8 5.2v13.6L19 12z",
  sound: "M4.5 9.5v5h3l4.5 4v-13l-4.5 4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11",
  muted: "M4.5 9.5v5h3l4.5 4v-13l-4.5 4zM15.5 9.5l5 5M20.5 9.5l-5 5",
  captions:
    "M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5zM7 14.5h6M16 14.5h1M7 11h2M12 11h5",
  interesting: "M12 3.5c.8 4.8 3.7 7.7 8.5 8.5-4.8.8-7.7 3.7-8.5 8.5-.8-4.8-3.7-7.7-8.5-8.5 4.8-.8 7.7-3.7 8.5-8.5z",
  report: "M6 20.5v-16M6 5c4-2.5 7.5 2.5 12 0v8.5c-4.5 2.5-8-2.5-12 0",
  hide: "M10 6.2A9.5 9.5 0 0 1 12 6c4.5 0 7.5 3.2 9 6a14 14 0 0 1-2.3 3M6.400 7.8A13.5 13.5 0 0 0 3 12c1.5 2.800 4.5 6 9 6a9.3 9.3 0 0 0 4.4-1.1M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16",
  check: "m5 12.5 4.5 4.5L19 7.5",
} as const

export type IconName = keyof typeof paths

export function Icon({ name, isFilled = false }: { name: IconName; isFilled?: boolean }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" data-filled={isFilled || undefined} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}

type Props = ComponentProps<"button"> & {
  icon: IconName
  label: string
  isFilled?: boolean
  /** How many have done so; `label` says it in words. */
  count?: CountText | undefined
}

/** A round 48 px target with an icon; its label is read out and shown as a hint. */
export function IconButton({ icon, label, isFilled = false, count, className = "", ...rest }: Props) {
  return (
    <button type="button" className={`icon-button ${className}`} aria-label={label} title={label} {...rest}>
      <Icon name={icon} isFilled={isFilled} />
      {count && <span className="icon-count">{count.text}</span>}
    </button>
  )
}
