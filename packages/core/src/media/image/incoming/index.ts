export { createForm } from "./form";
export { type ImageUploadChange, imageUploadChangeOf, removeUnsent } from "./sweep";
export { takeUploaded } from "./take";
