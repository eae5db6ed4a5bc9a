export { type ReportTask, reportJob, reportTaskOf } from "./job";
