import { fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { describe, expect, it } from "vitest"
import { takeUploads } from "../../../test/fake-uploads.ts"
import { type } from "../../../test/open-app.tsx"
import { DocumentForm } from "../kit/document.tsx"
import { TextField } from "../kit/document-fields.tsx"
import { IconField } from "./icon-field.tsx"

const sent = { file: "aaaaaaaaaaaaaaaaaaaa.png", width: 600, height: 600 }

function BrandFields() {
  const [brand, setBrand] = useState({ name: "Confetti", icon: "" })
  return (
    <DocumentForm value={brand} onEdit={setBrand}>
      <TextField path="name" label="Name" />
      <IconField url="/icon.svg" />
      <output>{`${brand.name}, ${brand.icon || "no icon"}`}</output>
    </DocumentForm>
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
    expect(screen.getByRole("button", { name: "Use the built-in icon" })).toBeTruthy()
  })

  it("is a square, says what is wrong with another one, and takes the next", async () => {
    const { uploads, choose, brand } = open()
    choose()
    await uploads[0]?.answer({ ...sent, height: 400 })
    expect(screen.getByRole("alert").textContent).toContain("This one is 600 × 400")
    expect(brand()).toBe("Confetti, no icon")
    choose("application/pdf")
    expect(screen.getByRole("alert").textContent).toContain("This is not a picture that can be used.")
    choose()
    expect(screen.getByRole("alert").textContent).toBe("")
    await uploads[1]?.answer(sent)
    expect(brand()).toBe(`Confetti, ${sent.file}`)
  })
})
