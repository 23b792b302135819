import { act } from "@testing-library/react"
import { vi } from "vitest"

export type FakeUpload = {
  path: string
  file: Blob
  isStopped: boolean
  /** The server's answer, once all of it is sent. */
  answer: (body: object, status?: number) => Promise<void>
}

/** Takes what the page sends by XMLHttpRequest, in the order in which it is sent. Each waits until a test answers it. */
export function takeUploads(): FakeUpload[] {
  const sent: FakeUpload[] = []
  class FakeRequest extends EventTarget {
    upload = new EventTarget()
    status = 0
    response: unknown = null
    #path = ""
    #own: FakeUpload | null = null

    open(_method: string, path: string) {
      this.#path = path
    }

    setRequestHeader() {}

    send(file: Blob) {
      const answer = async (body: object, status = 200) => {
        Object.assign(this, { response: body, status })
        await act(async () => void this.dispatchEvent(new Event("load")))
      }
      this.#own = { path: this.#path, file, isStopped: false, answer }
      sent.push(this.#own)
    }

    abort() {
      if (this.#own) this.#own.isStopped = true
      this.dispatchEvent(new Event("abort"))
    }
  }
  vi.stubGlobal("XMLHttpRequest", FakeRequest)
  return sent
}
