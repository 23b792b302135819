/** As much of Web Audio as a sound needs, in a document that has none: nothing is heard, and the test says when it ends. */
export function fakeAudio() {
  const contexts: FakeContext[] = []

  class Param {
    value = 0
    setValueAtTime() {}
    linearRampToValueAtTime() {}
    exponentialRampToValueAtTime() {}
    setTargetAtTime() {}
  }
  class Node {
    connect<To>(to: To): To {
      return to
    }
  }
  class Source extends Node {
    type = ""
    buffer: unknown = null
    loop = false
    ended: () => void = () => undefined
    stops = 0
    frequency = new Param()
    offset = new Param()
    addEventListener(_type: "ended", listener: () => void) {
      this.ended = listener
    }
    start() {}
    stop() {
      this.stops++
    }
  }
  class Gain extends Node {
    gain = new Param()
  }
  class FakeContext {
    currentTime = 0
    sampleRate = 100
    destination = new Node()
    oscillators: Source[] = []
    readonly #gains: Gain[] = []
    #measure = new Source()
    constructor() {
      contexts.push(this)
    }
    createGain() {
      const gain = new Gain()
      this.#gains.push(gain)
      return gain
    }
    createOscillator() {
      const source = new Source()
      this.oscillators.push(source)
      return source
    }
    createConstantSource() {
      return this.#measure
    }
    createBufferSource() {
      return new Source()
    }
    createBuffer(_channels: number, length: number) {
      return { getChannelData: () => new Float32Array(length) }
    }
    async resume() {}
    async close() {}
    /** Of all together. */
    volume = () => this.#gains[0]?.gain.value ?? 1
    /** Once it is told when to end, once to end now. */
    isStopped = () => this.#measure.stops > 1
    end = () => this.#measure.ended()
  }

  return { AudioContext: FakeContext, BiquadFilterNode: Node, contexts: (): readonly FakeContext[] => contexts }
}
