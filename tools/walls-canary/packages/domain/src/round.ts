import { trip } from "./trip.ts"

export const round = () => trip
