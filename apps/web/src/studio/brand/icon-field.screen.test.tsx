import { fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { describe, expect, it } from "vitest"
import { takeUploads } from "../../../test/fake-uploads.ts"
import { type } from "../../../test/open-app.tsx"
import { IconField } from "./icon-field.tsx"

const sent = { file: "aaaaaaaaaaaaaaaaaaaa.png", width: 600, height: 600 }

/** As the page of the brand has it: each field writes the whole. */
function BrandFields() {
  const [brand, setBrand] = useState({ name: "Confetti", icon: "" })
  const set = (part: Partial<typeof brand>) => setBrand({ ...brand, ...part })
  return (
    <>
      <input
        aria-label="Name"
        value={brand.name}
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
      />
      <IconField url="/icon.svg" hasOwn={brand.icon !== ""} problem={null} onChange={(icon) => set({ icon })} />
      <output>{`${brand.name}, ${brand.icon || "no icon"}`}</output>
    </>
  )
}

function open() {
  const uploads = takeUploads()
  render(<BrandFields />)
  const choose = (mime = "image/png") =>
    fireEvent.change(screen.getByLabelText("Picture of the icon"), {
      target: { files: [new File(["picture"], "icon.png", { type: mime })] },
    })
  const brand = () => screen.getByRole("status").textContent
  return { uploads, choose, brand }
}

describe("the icon of a brand", () => {
  it("comes while something else is typed, which stays", async () => {
    const { uploads, choose, brand } = open()
    choose()
    type(screen.getByLabelText("Name"), "Lantern")
    await uploads[0]?.answer(sent)
    expect(brand()).toBe(`Lantern, ${sent.file}`)
    expect(screen.getByRole("button", { name: "Use the built-in one" })).toBeTruthy()
  })

  it("is a square, says what is wrong with another one, and takes the next", async () => {
    const { uploads, choose, brand } = open()
    choose()
    await uploads[0]?.answer({ ...sent, height: 400 })
    expect(screen.getByRole("alert").textContent).toContain("This one is 600 × 400")
    expect(brand()).toBe("Confetti, no icon")
    choose("application/pdf")
    expect(screen.getByRole("alert").textContent).toContain("This is no picture that can be used.")
    choose()
    expect(screen.getByRole("alert").textContent).toBe("")
    await uploads[1]?.answer(sent)
    expect(brand()).toBe(`Confetti, ${sent.file}`)
  })
})
