export { decodePicture } from "./decode-picture.ts"
