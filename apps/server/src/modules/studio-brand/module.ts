import type { Module } from "../../platform/module.ts"
import { getBrandCallable } from "./brand/get-brand.ts"
import { saveBrandCallable } from "./brand/save-brand.ts"
import { getCategoriesCallable } from "./categories/get-categories.ts"
import { saveCategoriesCallable } from "./categories/save-categories.ts"
import { getPageCallable } from "./pages/get-page.ts"
import { listPagesCallable } from "./pages/list-pages.ts"
import { previewPageCallable } from "./pages/preview-page.ts"
import { savePageCallable } from "./pages/save-page.ts"
import { returnFileCallable } from "./publish/return-file.ts"
import { takeOverFileCallable } from "./publish/take-over-file.ts"

export const studioBrand: Module = {
  name: "studio-brand",
  tables: [],
  callables: [
    getCategoriesCallable,
    saveCategoriesCallable,
    getBrandCallable,
    saveBrandCallable,
    listPagesCallable,
    getPageCallable,
    savePageCallable,
    previewPageCallable,
    takeOverFileCallable,
    returnFileCallable,
  ],
}
