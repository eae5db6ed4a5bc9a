import * as z from "zod";
import type { Referrer } from "../kit/resource";
import { ref } from "../kit/schema";
import { served } from "../kit/served";
import { taskPermissions } from "./project.permissions";
import { TASK } from "./project.texts";

const planned = { access: { update: taskPermissions.plan } };

/** Fields of tasks that follow from others: the branch is that of the project. */
export const taskPlace = served({ branch: ref("branches", "Filiale") });

/** The fields of tasks that refer to other records, and what is needed to weigh them. */
export const taskReferrer = {
  name: "tasks",
  ...TASK,
  title: ["title"],
  fields: z.object({
    project: ref("projects", "Projekt").meta({ ...planned, column: true }),
    assignee: ref("users", "Zuständig")
      .nullish()
      .meta({ ...planned, column: true }),
    ...taskPlace.fields,
  }),
  access: { read: "staff", create: "manager", update: "staff", remove: "manager" },
  branchesOf: ({ branch }: { id: string; branch?: string | undefined }) => (branch ? [branch] : []),
  ownersOf: ({ assignee }: { id: string; assignee?: string | null | undefined }) => (assignee ? [assignee] : []),
  storage: "indexed",
} as const satisfies Referrer;
