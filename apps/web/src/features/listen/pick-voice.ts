type Known = Pick<SpeechSynthesisVoice, "lang" | "localService" | "default">

/** The best voice for a language: of its region, on the device, and preferred by its owner. */
export function pickVoice<Voice extends Known>(voices: readonly Voice[], language: string): Voice | null {
  const wanted = tagOf(language)
  const [spoken] = wanted.split("-")
  const points = (voice: Voice) =>
    // A local voice works offline and sends the text nowhere.
    Number(voice.localService) * 4 + Number(tagOf(voice.lang) === wanted) * 2 + Number(voice.default)
  const able = voices.filter(({ lang }) => tagOf(lang).split("-")[0] === spoken)
  return able.reduce<Voice | null>((best, each) => (best && points(best) >= points(each) ? best : each), null)
}

/** Some phones write `en_GB`. */
function tagOf(lang: string): string {
  return lang.replace("_", "-").toLowerCase()
}
