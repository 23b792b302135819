import type { FencedBlock } from "@confetti/contract/fenced-block"
import { act, fireEvent, render, screen } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { fakeAudio } from "../../../../../test/fake-audio.ts"
import { SoundBlock } from "./sound-block.tsx"

type Sound = Extract<FencedBlock, { type: "sound" }>

const note = {
  at: 0,
  lasts: 0.1,
  pitch: [1000, 1000] as [number, number],
  wave: "sine" as const,
  loudness: 1,
  attack: 0.01,
  release: 0.01,
  times: 1,
  every: 0.1,
}

const pips: Sound = {
  type: "sound",
  title: "Six pips",
  words: "Five short, one long.",
  notes: [
    { ...note, times: 5, every: 1 },
    { ...note, at: 5, lasts: 0.5 },
  ],
  times: 1,
  every: 1,
}
const wind: Sound = { ...pips, title: "Wind", notes: [{ ...note, wave: "noise", pitch: [200, 900] }] }

let audio: ReturnType<typeof fakeAudio>
let leave: () => void = () => undefined

beforeEach(() => {
  audio = fakeAudio()
  vi.stubGlobal("AudioContext", audio.AudioContext)
  vi.stubGlobal("BiquadFilterNode", audio.BiquadFilterNode)
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        leave = () => seen([{ isIntersecting: false }])
      }
      observe() {}
      disconnect() {}
    },
  )
})

const button = (name: string) => screen.getByRole("button", { name })

describe("a sound", () => {
  it("is told in words and drawn, and makes none by itself", () => {
    render(<SoundBlock block={pips} />)
    expect(screen.getByRole("figure").textContent).toContain("Five short, one long.")
    expect(screen.getByRole("figure").textContent).toContain("5.5\u00a0s")
    expect(document.querySelector("path")?.getAttribute("d")?.match(/M/g)).toHaveLength(6)
    expect(audio.contexts()).toHaveLength(0)
  })

  it("is played by its button and stopped by it, softly however many notes there are", () => {
    render(<SoundBlock block={pips} />)
    fireEvent.click(button("Play: Six pips"))
    const [context] = audio.contexts()
    expect(context?.oscillators).toHaveLength(6)
    expect(context?.volume()).toBeLessThanOrEqual(0.25)
    fireEvent.click(button("Stop: Six pips"))
    expect(context?.isStopped()).toBe(true)
    expect(button("Play: Six pips")).toBeTruthy()
  })

  it("is over when it has ended, and can be played again", () => {
    render(<SoundBlock block={pips} />)
    fireEvent.click(button("Play: Six pips"))
    act(() => audio.contexts()[0]?.end())
    fireEvent.click(screen.getByRole("button", { name: /^Play: / }))
    expect(audio.contexts()).toHaveLength(2)
  })

  it("falls silent for another one", () => {
    render(
      <>
        <SoundBlock block={pips} />
        <SoundBlock block={wind} />
      </>,
    )
    fireEvent.click(button("Play: Six pips"))
    fireEvent.click(button("Play: Wind"))
    expect(audio.contexts()[0]?.isStopped()).toBe(true)
    expect(button("Play: Six pips")).toBeTruthy()
    expect(button("Stop: Wind")).toBeTruthy()
  })

  it("falls silent when one looks elsewhere, and when its page goes", () => {
    const { unmount } = render(<SoundBlock block={pips} />)
    fireEvent.click(button("Play: Six pips"))
    act(() => leave())
    expect(audio.contexts()[0]?.isStopped()).toBe(true)
    fireEvent.click(screen.getByRole("button"))
    unmount()
    expect(audio.contexts()[1]?.isStopped()).toBe(true)
  })

  it("keeps its words and its drawing where nothing can make it", () => {
    vi.stubGlobal("AudioContext", undefined)
    render(<SoundBlock block={pips} />)
    expect(screen.queryByRole("button")).toBeNull()
    expect(screen.getByRole("figure").textContent).toContain("Five short, one long.")
    expect(document.querySelector("path")).toBeTruthy()
  })
})
