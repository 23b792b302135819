import { act, fireEvent, render, screen, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { takeUploads } from "../../../../test/fake-uploads.ts"
import { press, type } from "../../../../test/open-app.tsx"
import { BlockFormSheet } from "./block-form-sheet.tsx"

const [old, young] = ["aaaaaaaaaaaaaaaaaaaa.png", "bbbbbbbbbbbbbbbbbbbb.jpg"]

const pair = `before:
  picture: ${old}
  alt: A bare hill under low clouds.
  label: "1900"
after:
  picture: ${young}
  alt: The same hill with a wood on it.
  label: "2000"
caption: One hill, a century apart.`

async function open(yaml: string, isNew = false) {
  const uploads = takeUploads()
  const asked = { onSave: vi.fn<(yaml: string) => boolean>(() => true), onClose: vi.fn<() => void>() }
  render(<BlockFormSheet kind="compare" yaml={yaml} isNew={isNew} {...asked} />)
  const sideOf = async (name: string) => {
    const group = await screen.findByRole("group", { name })
    const named = (role: string, label: string | RegExp) => within(group).getByRole(role, { name: label })
    const choose = (type = "image/png") => {
      const input = group.querySelector("input[type='file']")
      if (!input) throw new Error("Nothing can be chosen.")
      fireEvent.change(input, { target: { files: [new File(["picture"], "hill.png", { type })] } })
    }
    return { group, named, choose }
  }
  const [left, right] = [await sideOf("Before, on the left"), await sideOf("After, on the right")]
  return { ...asked, uploads, left, right }
}

/** The browser has fetched a picture, and knows how large it is. */
function isHere(picture: HTMLElement, naturalWidth: number, naturalHeight: number) {
  Object.defineProperties(picture, { naturalWidth: { value: naturalWidth }, naturalHeight: { value: naturalHeight } })
  fireEvent.load(picture)
}

function saidOf(element: HTMLElement): string {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ")
}

describe("the form of two pictures", () => {
  it("sends both, keeps what is typed meanwhile, and writes the pair", async () => {
    const { onSave, onClose, uploads, left, right } = await open("", true)
    expect(document.activeElement).toBe(left.named("button", "Choose a picture"))
    left.choose()
    right.choose("image/jpeg")
    expect(uploads.map(({ path }) => path)).toEqual(["/studio/pictures", "/studio/pictures"])
    expect(left.named("progressbar", "Uploading the picture")).toBeTruthy()
    type(left.named("textbox", "Description"), "A bare hill under low clouds.")
    type(left.named("textbox", "Label"), "1900")
    await uploads[0]?.answer({ file: old, width: 600, height: 400 })
    await uploads[1]?.answer({ file: young, width: 1200, height: 800 })
    expect(left.named("img", "A bare hill under low clouds.").getAttribute("src")).toBe(`/studio/pictures/${old}`)
    expect(left.named("status", "").textContent).toBe("Picture added")
    // The button has kept the focus.
    expect(document.activeElement).toBe(left.named("button", "Choose another picture"))
    type(right.named("textbox", "Description"), "The same hill with a wood on it.")
    type(right.named("textbox", "Label"), "2000")
    type(screen.getByRole("textbox", { name: "Caption" }), "One hill, a century apart.")
    await press("Add")
    expect(onSave.mock.calls).toEqual([[pair]])
    expect(onClose).toHaveBeenCalledOnce()
  })

  it("says at each what is missing or on its way, and leads to the first", async () => {
    const { onSave, uploads, left, right } = await open("", true)
    await press("Add")
    const button = left.named("button", "Choose a picture")
    expect(document.activeElement).toBe(button)
    expect(saidOf(button)).toContain("Choose a picture here.")
    expect(saidOf(right.named("textbox", "Label"))).toContain("Enter a label.")
    left.choose()
    expect(left.group.textContent).toContain("This picture is still uploading.")
    await press("Stop")
    expect(uploads[0]?.isStopped).toBe(true)
    expect(document.activeElement).toBe(button)
    expect(left.group.textContent).not.toContain("This picture is still uploading.")
    expect(left.group.textContent).toContain("Choose a picture here.")
    expect(onSave).not.toHaveBeenCalled()
  })

  it("knows the shapes of what was sent before, and of what takes its place", async () => {
    const { onSave, uploads, left, right } = await open(pair)
    isHere(left.named("img", /bare hill/), 600, 400)
    isHere(right.named("img", /wood/), 400, 400)
    await press("Save")
    const button = right.named("button", "Choose another picture")
    expect(document.activeElement).toBe(button)
    expect(saidOf(button)).toContain("This picture is 400\u00a0×\u00a0400, and the other one is 600\u00a0×\u00a0400.")
    right.choose()
    await uploads[0]?.answer({ file: old, width: 600, height: 400 })
    expect(saidOf(button)).toContain("Both pictures are the same.")
    right.choose()
    await uploads[1]?.answer({ file: "cccccccccccccccccccc.avif", width: 300, height: 200 })
    await press("Save")
    expect(onSave).toHaveBeenCalledWith(pair.replace(young, "cccccccccccccccccccc.avif"))
  })

  it("keeps what is typed in the moment in which a picture arrives, and its shape", async () => {
    const { onSave, left, right } = await open(pair)
    isHere(left.named("img", /bare hill/), 600, 400)
    const alt = right.named("textbox", "Description")
    act(() => {
      isHere(right.named("img", /wood/), 400, 400)
      type(alt, "A wood where the bare hill was.")
    })
    expect((alt as HTMLTextAreaElement).value).toBe("A wood where the bare hill was.")
    await press("Save")
    expect(saidOf(right.named("button", "Choose another picture"))).toContain("Crop both to the same shape")
    expect(onSave).not.toHaveBeenCalled()
  })

  it("says why a file was not taken, and keeps the picture there was", async () => {
    const { onSave, onClose, uploads, left } = await open(pair)
    left.choose("application/pdf")
    expect(within(left.group).getByRole("alert").textContent).toContain("This is not a picture that can be used.")
    expect(uploads).toEqual([])
    left.choose()
    const message = "This is no picture that can be read."
    await uploads[0]?.answer(
      { error: { status: "INVALID_ARGUMENT", message, details: { code: "studio/invalid-picture" } } },
      400,
    )
    expect(within(left.group).getByRole("alert").textContent).toBe(message)
    expect(left.named("img", /bare hill/).getAttribute("src")).toBe(`/studio/pictures/${old}`)
    await press("Save")
    expect(onSave).not.toHaveBeenCalled()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it("names a picture that is stored beside the tile's file", async () => {
    const { left } = await open(pair.replace(old, "hill-1900.jpg"))
    expect(left.group.textContent).toContain("hill-1900.jpg is stored beside the tile’s file.")
    expect(within(left.group).queryByRole("img")).toBeNull()
  })
})
