import type { Upload } from "@confetti/contract/uploads"
import { fileProblems } from "@confetti/domain/uploads/upload-limits"
import { describe, expect, it } from "vitest"
import { newTransfer, type Transfer } from "./next-transfer.ts"
import { percentOf, uploadBefore, uploadView, uploadWords } from "./upload-view.ts"

const upload: Upload = {
  id: "a",
  kind: "photo",
  state: "uploading",
  flaw: null,
  reason: null,
  received: 200,
  size: 1000,
  attempt: 1,
  address: "/uploads/a-1",
  media: null,
}
const transfer = (given: Partial<Transfer>): Transfer => ({ ...newTransfer(1000, 1), ...given })
const rejected: Upload = { ...upload, state: "rejected", flaw: "broken" }

describe("what is shown of a file on its way", () => {
  it("is what this device sends, and else what the server has of it", () => {
    expect(uploadView(upload, transfer({ is: "sending", sent: 600 }))).toEqual({ is: "sending", sent: 600, size: 1000 })
    expect(uploadView(upload, transfer({ is: "paused", sent: 600 })).is).toBe("paused")
    expect(uploadView(upload, undefined)).toEqual({ is: "elsewhere", sent: 200, size: 1000 })
    const before = uploadBefore({ uploadId: "a", kind: "photo", name: "a.jpg", size: 1000 })
    expect(uploadView(before, undefined)).toEqual({ is: "sending", sent: 0, size: 1000 })
  })

  it("is being made ready from its last byte on, before the server has been asked again", () => {
    expect(uploadView(upload, transfer({ is: "done" }))).toEqual({ is: "processing" })
  })

  it("is the server's word from there on", () => {
    const done = transfer({ is: "done" })
    expect(uploadView({ ...upload, state: "needsReview" }, done)).toEqual({ is: "needsReview" })
    expect(uploadView(rejected, done)).toEqual({ is: "rejected", flaw: "broken", reason: null })
    expect(uploadView({ ...upload, state: "processing" }, transfer({ is: "refused" }))).toEqual({ is: "processing" })
    expect(uploadView({ ...upload, state: "approved" }, done)).toEqual({ is: "nothing" })
  })

  it("is the other file once one was chosen in place of a rejected one", () => {
    expect(uploadView(rejected, transfer({ attempt: 2 })).is).toBe("sending")
    expect(uploadView(rejected, transfer({ attempt: 2, is: "done" })).is).toBe("processing")
    expect(uploadView({ ...rejected, attempt: 2 }, transfer({ attempt: 2, is: "done" })).is).toBe("rejected")
  })
})

it("says a hundred per cent only of all of it", () => {
  expect([0, 999, 1000, 2000].map((sent) => percentOf(sent, 1000))).toEqual([0, 99, 100, 100])
})

it("has words for every flaw, and a reviewer's own for what they took down", () => {
  const about = (problem: NonNullable<Upload["flaw"]>, reason: string | null = null) =>
    uploadWords({ view: { is: "rejected", flaw: problem, reason }, kind: "clip", isOnline: true }).about
  const all = fileProblems.map((problem) => about(problem))
  expect(new Set(all).size).toBe(fileProblems.length)
  expect(about("reviewer", "Somebody’s face is in it.")).toBe("A reviewer removed it: Somebody’s face is in it.")
  expect(about("reviewer")).toBe("A reviewer removed it.")
})
