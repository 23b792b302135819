import { namedFiles } from "../../platform/backup/named-files.ts"
import { extend } from "../../platform/extension-point.ts"
import type { Module } from "../../platform/module.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import { getBrandCallable } from "./brand/get-brand.ts"
import { saveBrandCallable } from "./brand/save-brand.ts"
import { getFeaturedCallable } from "./cards/get-featured.ts"
import { getPostsCallable } from "./cards/get-posts.ts"
import { previewPostCallable } from "./cards/preview-post.ts"
import { saveFeaturedCallable } from "./cards/save-featured.ts"
import { savePostsCallable } from "./cards/save-posts.ts"
import { getCategoriesCallable } from "./categories/get-categories.ts"
import { saveCategoriesCallable } from "./categories/save-categories.ts"
import { returnFileCallable } from "./files/return-file.ts"
import { takeOverFileCallable } from "./files/take-over-file.ts"
import { filmRoutes } from "./films/film-routes.ts"
import { checkGameDaysCallable } from "./games/check-game-days.ts"
import { clearGameDayCallable } from "./games/clear-game-day.ts"
import { findGameQuestionsCallable } from "./games/find-game-questions.ts"
import { listGameDaysCallable } from "./games/list-game-days.ts"
import { setGameDayCallable } from "./games/set-game-day.ts"
import { showGameDayCallable } from "./games/show-game-day.ts"
import { studioOverlay } from "./overlay/overlay-store.ts"
import { getPageCallable } from "./pages/get-page.ts"
import { listPagesCallable } from "./pages/list-pages.ts"
import { previewPageCallable } from "./pages/preview-page.ts"
import { savePageCallable } from "./pages/save-page.ts"
import { eraseEditor, worksOf } from "./personal-store.ts"
import { namedOriginals } from "./pictures/named-originals.ts"
import { pictureRoutes } from "./pictures/picture-routes.ts"
import { sweepOriginals } from "./pictures/sweep-originals.ts"
import { touchTileCallable } from "./presence/touch-tile.ts"
import { previewRoutes } from "./preview/preview-routes.ts"
import { addEntryCallable } from "./publish/add-entry.ts"
import { publishTileCallable } from "./publish/publish-tile.ts"
import { renameTileCallable } from "./publish/rename-tile.ts"
import { takeOverTileCallable } from "./publish/take-over-tile.ts"
import { archiveTileCallable, unarchiveTileCallable, unscheduleTileCallable } from "./publish/withdraw-tile.ts"
import { getRevisionCallable } from "./revisions/get-revision.ts"
import { listRevisionsCallable } from "./revisions/list-revisions.ts"
import { restoreRevisionCallable } from "./revisions/restore-revision.ts"
import { returnTileCallable, submitTileCallable } from "./tiles/change-stage.ts"
import { checkTileCallable } from "./tiles/check-tile.ts"
import { createTileCallable } from "./tiles/create-tile.ts"
import { duplicateTileCallable } from "./tiles/duplicate-tile.ts"
import { getTileCallable } from "./tiles/get-tile.ts"
import { listTilesCallable } from "./tiles/list-tiles.ts"
import { saveTileCallable } from "./tiles/save-tile.ts"

const personalStudio: PersonalData = {
  name: "studio",
  tables: ["studio_tiles", "studio_revisions", "studio_presence", "studio_files"],
  read: worksOf,
  erase: eraseEditor,
}

export const studio: Module = {
  name: "studio",
  tables: ["studio_tiles", "studio_revisions", "studio_presence", "studio_files", "studio_originals"],
  callables: [
    listTilesCallable,
    getTileCallable,
    createTileCallable,
    duplicateTileCallable,
    saveTileCallable,
    checkTileCallable,
    takeOverTileCallable,
    submitTileCallable,
    returnTileCallable,
    publishTileCallable,
    unscheduleTileCallable,
    archiveTileCallable,
    unarchiveTileCallable,
    renameTileCallable,
    addEntryCallable,
    listRevisionsCallable,
    getRevisionCallable,
    restoreRevisionCallable,
    touchTileCallable,
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
    getPostsCallable,
    savePostsCallable,
    previewPostCallable,
    getFeaturedCallable,
    saveFeaturedCallable,
    listGameDaysCallable,
    showGameDayCallable,
    checkGameDaysCallable,
    findGameQuestionsCallable,
    setGameDayCallable,
    clearGameDayCallable,
  ],
  personal: [personalStudio],
  jobs: [sweepOriginals],
  extensions: [extend(namedFiles, namedOriginals)],
  routes: (app, services) => {
    pictureRoutes(app, services)
    filmRoutes(app, services)
    previewRoutes(app, services)
  },
  operatorReads: { "/studio/overlay": ({ db }) => studioOverlay.read(db) },
}
