import { type APIRequestContext, expect } from "@playwright/test"

/** So many people, each on a device of their own, open a tile and walk its strip up to a part. */
export async function readBy(request: APIRequestContext, people: number, from: number, tileId: string): Promise<void> {
  for (let at = from; at < from + people; at++) {
    const id = (number: number) => `${at}${number}`.padStart(32, "0")
    const event = { platform: "web", at: new Date().toISOString() }
    const events = [
      { ...event, id: id(1), name: "open_tile", params: { tileId, section: "homefeed" } },
      {
        ...event,
        id: id(2),
        name: "view_tile",
        params: { tileId, seconds: 20, part: at % 2, isFinished: at % 2 === 1 },
      },
    ]
    const told = await request.post("/functions/analytics-log_events", {
      data: { data: { installation: `${at}`.padStart(32, "0"), events } },
    })
    expect(told.ok()).toBe(true)
  }
}
