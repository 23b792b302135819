import { readDocuments } from "../../platform/api.ts"

export const feedCardsRead = { key: "feedCards", read: () => readDocuments("feedCards") }
