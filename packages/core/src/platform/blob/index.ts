export { copyObject, headObject, readObjectUpTo } from "./inspect";
export { streamObject, temporaryAddress } from "./private";
export { readObject, removeObject, writeObject } from "./store";
export { type UploadForm, uploadForm } from "./upload-form";
