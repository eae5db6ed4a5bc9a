import type { Project } from "@tresen/contract/project/project.resource";
import type { Task } from "@tresen/contract/project/task.resource";
import { namedRecords } from "../records/rows";

export const projectRows = namedRecords<Project>("projects");
export const taskRows = namedRecords<Task>("tasks");
