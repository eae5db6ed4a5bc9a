export { commentTask } from "./comment";
export { createProjectOfOrder } from "./from-order";
export { ProjectNumberEntity } from "./project-number.entity";
export { projectHooks } from "./project-hooks";
export { taskFiltersFor, taskFinding } from "./task-finding";
export { taskHooks } from "./task-hooks";
