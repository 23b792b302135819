import type { Device } from "./devices.ts"
import { momentText } from "../../../ui/moment-text.ts"

type Props = { device: Device; language: string; isBusy: boolean; onSignOut: () => void }

export function DeviceRow({ device: { device, lastSeen, isThis }, language, isBusy, onSignOut }: Props) {
  return (
    <li className="setting">
      <span className="setting-text">
        <span className="setting-title">{device}</span>
        <span className="setting-about">
          {isThis ? "This device" : `Last seen ${momentText(lastSeen, Date.now(), language)}`}
        </span>
      </span>
      {!isThis && (
        <button
          type="button"
          className="button"
          aria-label={`Sign out ${device}`}
          disabled={isBusy}
          onClick={onSignOut}
        >
          {isBusy ? "Signing out…" : "Sign out"}
        </button>
      )}
    </li>
  )
}
