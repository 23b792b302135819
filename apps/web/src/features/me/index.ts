export { Shelf } from "./shelf.tsx"
export { PointsLink, ShopShelf } from "./shelf-links.tsx"
