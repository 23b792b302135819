export { PasskeySettings } from "./passkey-settings.tsx"
