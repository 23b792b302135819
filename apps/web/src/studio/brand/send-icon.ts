import type { StudioPicture } from "@confetti/contract/studio"
import { request } from "../../platform/api.ts"

/** Below it an icon on a home screen is blurred; the import asks for as much. */
const leastIconSide = 512

/** Sends a picture to be the app's icon. What is wrong with it is said in words; throws an `ApiError` where it did not arrive. */
export async function sendIcon(file: File): Promise<{ name: string } | { flaw: string }> {
  const { file: name, width, height } = await request<StudioPicture>("/studio/pictures", { method: "POST", body: file })
  if (width !== height) return { flaw: `An icon is a square. This one is ${width} × ${height}: crop it first.` }
  if (width < leastIconSide)
    return { flaw: `This one has ${width} pixels a side, and needs ${leastIconSide} to be sharp on every phone.` }
  return { name }
}
