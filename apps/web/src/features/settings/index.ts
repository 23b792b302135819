export { PasskeySettings } from "./account/passkey-settings.tsx"
export { SettingsView } from "./settings-view.tsx"
