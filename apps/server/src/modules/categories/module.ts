import type { Module } from "../../platform/module.ts"
import { readCategories } from "./read-categories.ts"

export const categories: Module = { name: "categories", documents: { categories: readCategories } }
