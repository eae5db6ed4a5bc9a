export { pictureExecutor } from "./executor";
export { startTemplateExport } from "./start";
