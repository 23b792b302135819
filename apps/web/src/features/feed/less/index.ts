export { addGuestLess, readGuestLess, removeGuestLess } from "../guest-less.ts"
