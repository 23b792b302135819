import { act } from "@testing-library/react"
import { useState } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { expect, it } from "vitest"
import { SwitchRow } from "../../ui/switch-row.tsx"
import { Choice } from "./look-settings.tsx"

const options = [100, 125, 150].map((value) => ({ value, label: `${value}%` }))

function Settings({ heard }: { heard: unknown[] }) {
  const [size, setSize] = useState(100)
  const [isOn, setOn] = useState(false)
  const hear =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      heard.push(value)
      set(value)
    }
  return (
    <>
      <Choice title="Text size" name="size" options={options} value={size} onChange={hear(setSize)} />
      <SwitchRow title="Reduce motion" about="" isOn={isOn} onChange={hear(setOn)} />
      <output>{`${size} ${isOn}`}</output>
    </>
  )
}

/** The page as the server sent it, on which somebody taps; then the app comes. */
async function tapThenHydrate(...labels: string[]) {
  const heard: unknown[] = []
  const root = document.createElement("div")
  document.body.replaceChildren(root)
  root.innerHTML = renderToString(<Settings heard={heard} />)
  for (const label of labels) [...root.querySelectorAll("label")].find((each) => each.textContent === label)?.click()
  await act(async () => void hydrateRoot(root, <Settings heard={heard} />))
  const tap = (label: string) =>
    act(async () => [...root.querySelectorAll("label")].find((each) => each.textContent === label)?.click())
  return { heard, tap, shown: () => root.querySelector("output")?.textContent }
}

it("takes what was chosen and flipped before the app was there, once each", async () => {
  const { heard, shown } = await tapThenHydrate("150%", "Reduce motion")
  expect(shown()).toBe("150 true")
  expect(heard).toEqual([150, true])
})

it("changes nothing where nothing was tapped, and follows every later tap", async () => {
  const { heard, tap, shown } = await tapThenHydrate()
  expect(heard).toEqual([])
  await tap("125%")
  await tap("Reduce motion")
  await tap("Reduce motion")
  expect(shown()).toBe("125 false")
  expect(heard).toEqual([125, true, false])
})
