export { Shelf } from "./shelf.tsx"
export { PointsPanel, ShopShelf } from "./shelf-links.tsx"
