export { commentTask } from "./comment";
export { createProjectOfOrder } from "./from-order";
export { ProjectNumberEntity } from "./project-number.entity";
export { projectHooks } from "./project-hooks";
export { taskFiltersFor, taskFinding } from "./task-finding";
export { takeOverTasks, takenTasks } from "./take-over";
export { projectBurns, projectTime } from "./time";
export { taskHooks } from "./task-hooks";
