export { PushSettings } from "./push-settings.tsx"
