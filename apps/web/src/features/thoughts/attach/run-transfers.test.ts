import { expect, it, vi } from "vitest"
import { reports } from "../../../platform/error-reporter/report-error.ts"
import type { FileNote } from "../../../platform/files/file-store.ts"
import { createFileStore } from "../../../platform/files/saved-files.ts"
import type { Lock } from "../../../platform/sync/browser-lock.ts"
import { runTransfers } from "./run-transfers.ts"
import type { Sending, SendingOutcome } from "./send-file.ts"
import { createTransfers } from "./transfers.ts"

const file = new Blob([new Uint8Array(1000)])

function noteOf(id: string, given: Partial<FileNote> = {}): FileNote {
  const of = { userId: "ada", kind: "photo" as const, name: "a.jpg", size: 1000, attempt: 1, alt: "", captions: null }
  return { id, ...of, keptAt: Number(id), address: `/uploads/${id}-1`, sent: 0, isPaused: false, ...given }
}

/** A device with these files. The line answers as `answer` says, and `again` is the connection coming back. */
async function deviceWith(...notes: FileNote[]) {
  const files = createFileStore(() => Promise.reject(new Error("There is no database here.")))
  for (const note of notes) await files.put(note, file)
  const sent: string[] = []
  const waits: { act: () => void; failures: number }[] = []
  const world = { answer: async (_sending: Sending): Promise<SendingOutcome> => "arrived", ends: 0 }
  let last: Promise<unknown> = Promise.resolve()
  const lock: Lock = (act) => {
    const run = last.then(act)
    last = run.catch(() => undefined)
    return run
  }
  const tab = () => {
    const transfers = createTransfers()
    const runner = runTransfers({
      userId: "ada",
      files,
      transfers,
      lock,
      send: (sending) => {
        sent.push(sending.address)
        return world.answer(sending)
      },
      retryLater: (act, failures) => {
        const wait = { act, failures }
        waits.push(wait)
        return () => void waits.splice(waits.indexOf(wait), 1)
      },
      onEnd: () => world.ends++,
    })
    return { ...runner, ...transfers, is: (id: string) => transfers.get(id)?.is }
  }
  const left = async () => (await files.notes()).map(({ id }) => id)
  const again = () => waits.at(-1)?.act()
  return { files, sent, waits, world, tab, left, again }
}

/** Until it is stopped. */
const hangs = ({ signal }: Sending) =>
  new Promise<SendingOutcome>((done) => {
    signal.addEventListener("abort", () => done("cut"))
  })

it("sends what was left behind, the oldest first, and keeps none of it", async () => {
  const device = await deviceWith(noteOf("2"), noteOf("1"))
  const tab = device.tab()
  tab.wake()
  await vi.waitFor(() => expect(tab.is("2")).toBe("done"))
  expect(device.sent).toEqual(["/uploads/1-1", "/uploads/2-1"])
  expect(await device.left()).toEqual([])
  expect(device.world.ends).toBe(2)
})

it("leaves alone what was not begun, and what is somebody else's", async () => {
  const device = await deviceWith(noteOf("1", { address: null }), noteOf("2", { userId: "bob" }), noteOf("3"))
  const tab = device.tab()
  tab.wake()
  await vi.waitFor(() => expect(tab.is("3")).toBe("done"))
  expect(device.sent).toEqual(["/uploads/3-1"])
  expect(await device.left()).toEqual(["1", "2"])
})

it("tries for as long as the line is broken, ever later", async () => {
  const device = await deviceWith(noteOf("1"))
  device.world.answer = async () => "cut"
  const tab = device.tab()
  tab.wake()
  for (const failures of [0, 1, 2]) {
    await vi.waitFor(() => expect(device.waits.map((wait) => wait.failures)).toEqual([failures]))
    expect(tab.is("1")).toBe("waiting")
    if (failures === 2) device.world.answer = async () => "arrived"
    device.again()
  }
  await vi.waitFor(() => expect(tab.is("1")).toBe("done"))
})

it("rests when it is told to, sends the others meanwhile, and goes on when it is told to", async () => {
  const device = await deviceWith(noteOf("1"), noteOf("2"))
  device.world.answer = hangs
  const tab = device.tab()
  tab.wake()
  await vi.waitFor(() => expect(tab.is("1")).toBe("starting"))
  device.world.answer = async () => "arrived"
  tab.send("1", { type: "pause" })
  await vi.waitFor(() => expect(tab.is("2")).toBe("done"))
  expect(tab.is("1")).toBe("paused")
  tab.send("1", { type: "go-on" })
  await vi.waitFor(() => expect(tab.is("1")).toBe("done"))
})

it("lets what was paused before the app was closed rest", async () => {
  const device = await deviceWith(noteOf("1", { isPaused: true, sent: 620 }), noteOf("2"))
  const tab = device.tab()
  tab.wake()
  await vi.waitFor(() => expect(tab.is("2")).toBe("done"))
  expect(tab.get("1")).toMatchObject({ is: "paused", sent: 620 })
})

it("gives up what is refused, and lets go of its bytes", async () => {
  const device = await deviceWith(noteOf("1"))
  device.world.answer = async () => "refused"
  const tab = device.tab()
  tab.wake()
  await vi.waitFor(() => expect(tab.is("1")).toBe("refused"))
  await vi.waitFor(async () => expect(await device.left()).toEqual([]))
})

it("sends in one tab at a time, and the next one goes on where that stops", async () => {
  const device = await deviceWith(noteOf("1"))
  device.world.answer = hangs
  const [first, second] = [device.tab(), device.tab()]
  first.wake()
  second.wake()
  await vi.waitFor(() => expect(device.sent.length).toBe(1))
  device.world.answer = async () => "arrived"
  first.stop()
  await vi.waitFor(() => expect(second.is("1")).toBe("done"))
  expect(device.sent.length).toBe(2)
})

it("sends another file in place of one that was rejected", async () => {
  const device = await deviceWith(noteOf("1"))
  const tab = device.tab()
  tab.wake()
  await vi.waitFor(() => expect(tab.is("1")).toBe("done"))
  await device.files.put(noteOf("1", { attempt: 2, address: "/uploads/1-2" }), file)
  tab.wake()
  await vi.waitFor(() => expect(device.sent).toEqual(["/uploads/1-1", "/uploads/1-2"]))
  await vi.waitFor(() => expect(tab.get("1")).toMatchObject({ is: "done", attempt: 2 }))
})

it("takes what throws for a broken line: it is reported, and the file waits and is tried again", async () => {
  const device = await deviceWith(noteOf("1"))
  const seen: unknown[] = []
  const off = reports.on(({ error }) => seen.push(error))
  const broken = new TypeError("Promise.withResolvers is not a function")
  device.world.answer = () => Promise.reject(broken)
  const tab = device.tab()
  tab.wake()
  await vi.waitFor(() => expect(tab.is("1")).toBe("waiting"))
  expect(seen).toEqual([broken])
  device.world.answer = async () => "arrived"
  device.again()
  await vi.waitFor(() => expect(tab.is("1")).toBe("done"))
  off()
})

it("goes on after a run that threw before it came to a file", async () => {
  const device = await deviceWith(noteOf("1"))
  const seen: unknown[] = []
  const off = reports.on(({ error }) => seen.push(error))
  const broken = new TypeError("toSorted is not a function")
  const reading = vi.spyOn(device.files, "notes").mockRejectedValueOnce(broken)
  const tab = device.tab()
  tab.wake()
  await vi.waitFor(() => expect(device.waits).toHaveLength(1))
  expect(seen).toEqual([broken])
  device.again()
  await vi.waitFor(() => expect(tab.is("1")).toBe("done"))
  reading.mockRestore()
  off()
})
