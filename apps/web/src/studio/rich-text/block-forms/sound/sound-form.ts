import type { BlockFormKind } from "../block-form-kind.ts"
import { findSoundFlaws } from "./find-sound-flaws.ts"
import { SoundFields } from "./sound-fields.tsx"
import { readSound, type SoundValues, writeSound } from "./sound-values.ts"

export const soundForm: BlockFormKind<SoundValues> = {
  read: readSound,
  write: writeSound,
  findFlaws: findSoundFlaws,
  Fields: SoundFields,
}
