import type { Upload } from "@confetti/contract/uploads"

type Props = { upload: Upload }

/** How far a file is on its way, what became of it, and what its person can do: pause, go on, try again, send another. */
export function UploadProgress(_props: Props) {
  return null
}
