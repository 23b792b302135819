import type { Upload } from "@confetti/contract/uploads"
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { useState } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { type FakeServer, startFakeServer } from "../../../../test/fake-server.ts"
import { ada, pageData } from "../../../../test/world.ts"
import { createEmitter } from "../../../platform/create-store.ts"
import { savedFiles } from "../../../platform/files/saved-files.ts"
import { createSessionScopes, SessionScopeContext } from "../../../platform/session-scope.ts"
import { startSyncEngine } from "../../../platform/sync/start-sync-engine.ts"
import { syncOf } from "../../../platform/sync/sync.ts"
import { Announcer } from "../../../ui/announce.tsx"
import { createSessionStore, SessionProvider } from "../../session/index.ts"
import { AttachFile, type Attachment } from "./attach-file.tsx"
import { followUploads } from "./follow-uploads.ts"
import { type Transfers, transfersOf } from "./transfers.ts"
import {
  cancelUploadMutation,
  createUploadMutation,
  replaceUploadMutation,
  retryUploadMutation,
} from "./upload-mutations.ts"
import { UploadProgress } from "./upload-progress.tsx"

const id = "00000000-0000-4000-8000-000000000001"

function uploadOf(given: Partial<Upload> = {}): Upload {
  const none = { flaw: null, reason: null, media: null }
  const first = { attempt: 1, address: `/uploads/${id}-1`, received: 0, size: 1000 }
  return { id, kind: "photo", state: "uploading", ...none, ...first, ...given }
}

const jpeg = (size = 2000, name = "beach.jpg") =>
  new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), new Uint8Array(size - 4)], name, { type: "image/jpeg" })

function Form() {
  const [attachment, setAttachment] = useState<Attachment | null>(null)
  return <AttachFile attachment={attachment} onChange={setAttachment} />
}

const hooks = {
  isSignedIn: true,
  onUser: async () => undefined,
  onLeaving: async () => undefined,
  onLeft: () => undefined,
}

const stops: (() => void)[] = []

afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  cleanup()
  await savedFiles.clear()
  localStorage.clear()
})

/** Part of the app, with somebody in it. The engine runs as in the app. */
function open(part: React.ReactNode): { server: FakeServer; transfers: Transfers } {
  const server = startFakeServer({ person: ada })
  server.answer("uploads-replace_upload", ({ attempt, kind, size }) =>
    uploadOf({ attempt: attempt + 1, kind, size, address: `/uploads/${id}-${attempt + 1}` }),
  )
  server.answer("uploads-retry_upload", () => uploadOf({ state: "processing" }))
  server.answer("uploads-cancel_upload", () => ({ isCancelled: true as const }))
  server.answerPath("/documents/users/ID/thoughts", () => ({ documents: [{ thoughts: [], next: null }] }))
  Reflect.deleteProperty(Navigator.prototype, "locks")
  const scope = createSessionScopes(pageData()).get()
  const engine = startSyncEngine(scope, [
    createUploadMutation,
    replaceUploadMutation,
    retryUploadMutation,
    cancelUploadMutation,
  ])
  engine.start(ada.id)
  const onEnd = (stop: () => void) => void stops.push(stop)
  onEnd(syncOf(scope).on((act) => act(engine)))
  followUploads({ userId: ada.id, scope, engine, learned: createEmitter(), onEnd })
  onEnd(engine.stop)
  render(
    <SessionScopeContext value={scope}>
      <SessionProvider store={createSessionStore(hooks)}>{part}</SessionProvider>
      <Announcer />
    </SessionScopeContext>,
  )
  return { server, transfers: transfersOf(scope) }
}

const choose = (label: string, file: File) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } })
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }))

it("shows the photo that was chosen, keeps it on the device, and takes it away again", async () => {
  open(<Form />)
  choose("Photo or clip", jpeg())
  expect(await screen.findByText("beach.jpg")).toBeTruthy()
  expect(screen.getByText("Photo, 2 kB")).toBeTruthy()
  const [note] = await savedFiles.notes()
  expect(note).toMatchObject({ kind: "photo", name: "beach.jpg", size: 2000, address: null })
  await press("Remove photo")
  expect(await screen.findByRole("button", { name: "Photo or clip" })).toBeTruthy()
  await waitFor(async () => expect(await savedFiles.notes()).toEqual([]))
})

it("says what is wrong with a file before anything is sent, and takes another one", async () => {
  const { server } = open(<Form />)
  choose("Photo or clip", new File(["#EXTM3U\n"], "clip.mp4", { type: "video/mp4" }))
  expect(await screen.findByText(/This file type is not supported/)).toBeTruthy()
  choose("Photo or clip", jpeg())
  expect(await screen.findByText("beach.jpg")).toBeTruthy()
  expect(screen.queryByText(/This file type is not supported/)).toBeNull()
  expect(server.asked.filter(({ path }) => path.includes("upload"))).toEqual([])
})

it("takes a file that is dropped on the page", async () => {
  open(<Form />)
  const drop = new Event("drop", { bubbles: true, cancelable: true })
  Object.assign(drop, { dataTransfer: { files: [jpeg(3000, "dropped.jpg")] } })
  fireEvent(document.body, drop)
  expect(await screen.findByText("dropped.jpg")).toBeTruthy()
  expect(drop.defaultPrevented).toBe(true)
})

it("shows how much has arrived, rests when it is told to, and goes on", async () => {
  const { transfers } = open(<UploadProgress upload={uploadOf()} />)
  transfers.add(id, { size: 1000, attempt: 1, sent: 0, isPaused: false })
  transfers.send(id, { type: "begin" })
  transfers.send(id, { type: "acknowledged", sent: 626 })
  const bar = await screen.findByRole("progressbar", { name: "Upload progress of your photo" })
  await waitFor(() => expect(bar.getAttribute("aria-valuenow")).toBe("62"))
  await press("Pause")
  expect(await screen.findByText("Paused at 62%")).toBeTruthy()
  await press("Continue")
  expect(await screen.findByText("Uploading your photo")).toBeTruthy()
})

it("says that it waits where there is no connection", async () => {
  const { transfers } = open(<UploadProgress upload={uploadOf()} />)
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  transfers.add(id, { size: 1000, attempt: 1, sent: 0, isPaused: false })
  transfers.send(id, { type: "begin" })
  transfers.send(id, { type: "cut" })
  expect(await screen.findByText("Waiting for a connection")).toBeTruthy()
})

it("says why a clip was rejected, and sends another file in its place", async () => {
  const { server } = open(<UploadProgress upload={uploadOf({ kind: "clip", state: "rejected", flaw: "too-long" })} />)
  expect(await screen.findByText("It is longer than a minute. Try a shorter one.")).toBeTruthy()
  choose("Choose another file", jpeg(4000))
  await waitFor(() =>
    expect(server.calls("uploads-replace_upload")).toEqual([{ uploadId: id, attempt: 1, kind: "photo", size: 4000 }]),
  )
  await waitFor(async () => expect((await savedFiles.notes())[0]?.address).toBe(`/uploads/${id}-2`))
  expect(await screen.findByRole("progressbar")).toBeTruthy()
})

it("has what failed on our side tried again, and what is not wanted any more given up", async () => {
  const { server } = open(<UploadProgress upload={uploadOf({ state: "rejected", flaw: "failed" })} />)
  await press("Try again")
  expect(await screen.findByText("Processing your photo")).toBeTruthy()
  await waitFor(() => expect(server.calls("uploads-retry_upload")).toEqual([{ uploadId: id }]))
  cleanup()
  const { server: next } = open(
    <UploadProgress upload={uploadOf({ state: "rejected", flaw: "reviewer", reason: "No ads." })} />,
  )
  expect(await screen.findByText("A reviewer removed it: No ads.")).toBeTruthy()
  await press("Remove the photo")
  await waitFor(() => expect(next.calls("uploads-cancel_upload")).toEqual([{ uploadId: id }]))
})
