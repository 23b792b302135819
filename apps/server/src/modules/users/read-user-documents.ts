import { AppError } from "@confetti/contract/app-error"
import type { DocumentRead } from "../../platform/documents/document-read.ts"

/** A person's documents answer only to that person, and nobody can be that person yet. */
export const readUserDocuments: DocumentRead = async () => {
  throw new AppError("session/required")
}
