export { dropUpload, findUploads, uploadsBefore } from "./before";
export { getUpload, removeUpload, updateUpload } from "./change";
export { listUploads } from "./list";
export { listAllUploads } from "./list-all";
