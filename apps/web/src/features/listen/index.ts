export { unlockVoice } from "./unlock-voice.ts"
export { useVoice } from "./use-voice.ts"
