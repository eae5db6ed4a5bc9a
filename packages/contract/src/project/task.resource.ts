import * as z from "zod";
import { fieldAccess } from "../kit/field-access";
import { instant } from "../kit/fields/instant-fields";
import { pickedByBranch, referringTo } from "../kit/list/pick-by-branch";
import { type RecordOf, defineResource } from "../kit/resource";
import { choice, flag, id, prose, requiredLine } from "../kit/schema";
import { served } from "../kit/served";
import { unsetAsNull } from "../kit/fields/unset-as-null";
import { upload } from "../media/upload";
import { userTarget } from "../user/user.target";
import { projectReferrer } from "./project.referrer";
import { taskPermissions } from "./project.permissions";
import { COMMENTS, DUE_LABELS, DUE_TITLE, FILES, TASK_STATE_LABELS } from "./project.texts";
import { taskPlace, taskReferrer } from "./task.referrer";
import { TASK_STATES } from "./task.state";

export const CHECKLIST_LIMIT = 50;
export const FILE_LIMIT = 10;
export const COMMENT_LIMIT = 200;
/** The longest comment, in characters. */
export const COMMENT_LENGTH = 2000;

const comment = z.strictObject({
  at: z.iso.datetime(),
  by: z.strictObject({ id, name: z.string() }),
  text: z.string(),
});
export type TaskComment = z.output<typeof comment>;

/** What only the server writes: comments are appended by a call of their own, so that none is lost. */
export const taskTold = served({
  comments: z.array(comment).max(COMMENT_LIMIT).default([]).meta({ title: COMMENTS, section: COMMENTS }),
});

const { shape } = upload;
/** A file as it is stored; of a new one the id is enough. */
const file = z.strictObject({
  ...shape,
  version: shape.version.meta({ title: "Fassung" }),
  extension: shape.extension.meta({ title: "Format" }),
  publicHash: shape.publicHash.meta({ title: "Teil der Adresse" }),
  mimeType: shape.mimeType.meta({ title: "Dateityp" }),
  name: shape.name.meta({ title: "Name" }),
  size: shape.size.meta({ title: "Größe in Bytes" }),
});

const planned = { access: { update: taskPermissions.plan } };
const { project, assignee, branch } = taskReferrer.fields.shape;

/** What is to be done for a project: docs/decisions/0097. */
export const tasks = defineResource({
  ...taskReferrer,
  idPrefix: "tsk",
  navigation: { group: "time", icon: "table", position: 5 },
  fields: z.strictObject({
    title: requiredLine("Titel").meta({
      ...planned,
      column: true,
      description: "Steht auch im Protokoll, nennen Sie daher niemanden beim Namen.",
    }),
    project,
    assignee,
    state: choice(TASK_STATES, { title: "Status", labels: TASK_STATE_LABELS, column: true }).default("open"),
    dueAt: instant.nullish().meta({ ...planned, title: "Fällig", column: true }),
    estimateMinutes: z
      .int()
      .min(0)
      .max(100_000)
      .nullish()
      .meta({ ...planned, title: "Schätzung in Minuten", column: true }),
    position: z
      .int()
      .min(0)
      .max(1_000_000)
      .default(0)
      .meta({ ...planned, title: "Reihung", description: "Die kleinste Zahl steht oben." }),
    description: prose("Beschreibung", 5000).default("").meta(planned),
    checklist: z
      .array(z.strictObject({ text: requiredLine("Schritt"), isDone: flag("Erledigt") }))
      .max(CHECKLIST_LIMIT)
      .default([])
      .meta({ title: "Checkliste", entry: "Schritt" }),
    files: z
      .array(file)
      .max(FILE_LIMIT)
      .default([])
      .meta({ ...planned, title: FILES, section: FILES, entry: "Datei" }),
    ...taskTold.fields,
    branch,
  }),
  asRead: unsetAsNull("assignee", "dueAt", "estimateMinutes"),
  entered: {
    create: { ...taskPlace.entered.create, ...taskTold.entered.create },
    update: { ...taskPlace.entered.update, ...taskTold.entered.update },
  },
  fieldAccess,
  pickedBy: pickedByBranch,
  refersTo: referringTo(userTarget, { ...projectReferrer, pickedBy: pickedByBranch }),
  unique: [],
  list: {
    filters: ["project", "assignee", "state", "dueAt"],
    sortable: ["dueAt", "title"],
    searchable: ["title"],
    leading: ["branch"],
    derived: [{ name: "due", title: DUE_TITLE, labels: DUE_LABELS }],
  },
  inSnapshot: false,
});

export type Task = RecordOf<typeof tasks>;
