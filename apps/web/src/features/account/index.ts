export { DeleteAccount } from "./delete-account.tsx"
export { DeleteAccountDoor } from "./delete-account-door.tsx"
export { downloadExport } from "./download-export.ts"
