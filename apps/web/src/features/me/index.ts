export { PointsLink } from "./points-link.tsx"
export { Shelf } from "./shelf.tsx"
export { ShopShelf } from "./shop-shelf.tsx"
