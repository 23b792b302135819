type Known = Pick<SpeechSynthesisVoice, "lang" | "localService" | "default">

/** The voice for a language: one that speaks it as it is spoken there, of the device itself, and the one its owner prefers. */
export function pickVoice<Voice extends Known>(voices: readonly Voice[], language: string): Voice | null {
  const wanted = tagOf(language)
  const [spoken] = wanted.split("-")
  const points = (voice: Voice) =>
    // A voice of the device works offline, and tells nobody what is read.
    Number(voice.localService) * 4 + Number(tagOf(voice.lang) === wanted) * 2 + Number(voice.default)
  const able = voices.filter(({ lang }) => tagOf(lang).split("-")[0] === spoken)
  return able.reduce<Voice | null>((best, each) => (best && points(best) >= points(each) ? best : each), null)
}

/** Some phones write `en_GB`. */
function tagOf(lang: string): string {
  return lang.replace("_", "-").toLowerCase()
}
