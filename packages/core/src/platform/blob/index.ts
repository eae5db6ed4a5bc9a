export { dispositionOf } from "./disposition";
export { writeDerived } from "./derived";
export { copyObject, headObject, readObjectUpTo, readRange } from "./inspect";
export { countObjects, listKeys } from "./list";
export { writeInParts } from "./parts";
export { type SentPart, beginUpload, completeUpload, partAddress } from "./sent-parts";
export { streamObject, temporaryAddress } from "./private";
export { client as s3, readObject, removeObject, writeObject } from "./store";
export { type UploadForm, uploadForm } from "./upload-form";
