export { PasskeySettings } from "./account/passkey-settings.tsx"
export type { CommonProps } from "./common-settings.tsx"
export { MemberSettings } from "./member-settings.tsx"
export { GuestSettings, SettingsView } from "./settings-view.tsx"
