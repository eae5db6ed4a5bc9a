export { type UploadRow, isUploadId, uploadOf, uploadRowKey } from "./rows";
