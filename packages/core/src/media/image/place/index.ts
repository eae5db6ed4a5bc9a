export { forgetPlaces, placeChecks, recountPlaces } from "./count";
export { listFolders, listPlacedFolders, listTags } from "./list";
