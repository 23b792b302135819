import { hash } from "node:crypto"
import { fileURLToPath } from "node:url"
import { AppError } from "@confetti/contract/app-error"
import { maxPictureBytes } from "@confetti/contract/users"
import pLimit from "p-limit"
import { runPictureProgram } from "../media/run-picture-program.ts"

const program = fileURLToPath(new URL("./portrait-program.ts", import.meta.url))

/** The largest picture needs some three seconds of CPU time. */
const times = { seconds: 60, computingSeconds: 15 }
const inTurn = pLimit(2)

const dataAddress = /^data:image\/(?:jpeg|png|webp);base64,/

export type Portrait = { hash: string; webp: Buffer }

/** A square portrait from the data URL of a JPEG, PNG or WebP, encoded again without any metadata. Throws `user/invalid-picture`. */
export async function drawPortrait(address: string): Promise<Portrait> {
  const head = dataAddress.exec(address)
  const input = Buffer.from(head ? address.slice(head[0].length) : "", "base64")
  if (input.length === 0 || input.length > maxPictureBytes) throw new AppError("user/invalid-picture")
  const drawn = await inTurn(() => runPictureProgram<string | null>(program, { ...times, input }))
  if (drawn === null) throw new AppError("user/invalid-picture")
  const webp = Buffer.from(drawn, "base64")
  return { hash: hash("sha256", webp, "hex").slice(0, 20), webp }
}
