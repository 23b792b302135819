import { describe, expect, it } from "vitest"
import { pickVoice } from "./pick-voice.ts"

const voice = (lang: string, given: { localService?: boolean; default?: boolean } = {}) => ({
  lang,
  localService: true,
  default: false,
  ...given,
})

describe("the voice that reads", () => {
  it("speaks the language, and there is none where nobody does", () => {
    expect(pickVoice([voice("de-DE"), voice("en-US")], "en")?.lang).toBe("en-US")
    expect(pickVoice([voice("de-DE"), voice("fr-FR")], "en")).toBeNull()
    expect(pickVoice([], "en")).toBeNull()
    // Enga is not English.
    expect(pickVoice([voice("enq")], "en")).toBeNull()
  })

  it("is one of the device before one of a network, then the nearest, then the one that is preferred", () => {
    const far = voice("en-GB", { localService: false, default: true })
    expect(pickVoice([far, voice("en-US")], "en-GB")?.lang).toBe("en-US")
    expect(pickVoice([voice("en-US"), voice("en_GB")], "en-GB")?.lang).toBe("en_GB")
    expect(pickVoice([voice("en-AU"), voice("en-IN", { default: true })], "en")?.lang).toBe("en-IN")
    expect(pickVoice([far], "en")).toBe(far)
  })
})
