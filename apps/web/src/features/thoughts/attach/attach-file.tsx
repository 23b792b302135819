/** A file that was chosen, kept on this device until it has arrived. */
export type Attachment = { uploadId: string; kind: "photo" | "clip"; name: string; size: number }

type Props = { attachment: Attachment | null; onChange: (attachment: Attachment | null) => void }

/** Chooses one photo or clip for a thought, shows it, and takes it away again. */
export function AttachFile(_props: Props) {
  return null
}
