import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { ChannelList } from "./link-list.tsx"

it("lists the channels there are, in one order, each opening beside the app", () => {
  const html = renderToStaticMarkup(
    <ChannelList channels={{ chat: "https://chat.example/us", microblog: "https://micro.example/us" }} />,
  )
  expect(
    [...html.matchAll(/href="([^"]*)" target="_blank" rel="noopener noreferrer"/g)].map((match) => match[1]),
  ).toEqual(["https://micro.example/us", "https://chat.example/us"])
  expect(html).toMatch(/Microblog.*Chat/)
})

it("is not there without any", () => {
  expect(renderToStaticMarkup(<ChannelList channels={{}} />)).toBe("")
})
