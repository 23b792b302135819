import type { Page } from "@playwright/test"

type Voice = {
  /** Spoken texts, with their speed. */
  said: [text: string, rate: number][]
  /** How much waits to be said. */
  waiting: () => number
  /** The line under way comes to its end. */
  finish: () => void
}

/** A browser on a machine without voices has none: here is one, at the edge where the system's would be. It says a line when it is told to. */
export async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Utterance extends EventTarget {
      rate = 1
      text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    let queue: Utterance[] = []
    const said: [string, number][] = []
    const voices = [{ voiceURI: "voice", name: "A voice", lang: "en-GB", localService: true, default: true }]
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak(line: Utterance) {
        if (line.text === "") return
        queue.push(line)
        said.push([line.text, line.rate])
      },
      cancel() {
        const dropped = queue
        queue = []
        for (const line of dropped) line.dispatchEvent(Object.assign(new Event("error"), { error: "canceled" }))
      },
    })
    Object.defineProperty(globalThis, "speechSynthesis", { value: synthesis })
    Object.defineProperty(globalThis, "SpeechSynthesisUtterance", { value: Utterance })
    const voice: Voice = {
      said,
      waiting: () => queue.length,
      finish: () => void queue.shift()?.dispatchEvent(new Event("end")),
    }
    Object.assign(globalThis, { voice })
  })
}

/** The fake voice's record, and its controls. */
export const voiceOf = (page: Page) => ({
  said: () => page.evaluate(() => (globalThis as unknown as { voice: Voice }).voice.said),
  last: () => page.evaluate(() => (globalThis as unknown as { voice: Voice }).voice.said.at(-1)?.[0] ?? ""),
  waiting: () => page.evaluate(() => (globalThis as unknown as { voice: Voice }).voice.waiting()),
  finish: () => page.evaluate(() => (globalThis as unknown as { voice: Voice }).voice.finish()),
  /** Everything that is left of a story. */
  finishAll: () =>
    page.evaluate(() => {
      const { voice } = globalThis as unknown as { voice: Voice }
      while (voice.waiting() > 0) voice.finish()
    }),
})
