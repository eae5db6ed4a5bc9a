import * as z from "zod";
import { customers } from "../customer/customer.resource";
import { pickedByBranch, referringTo } from "../kit/list/pick-by-branch";
import { type RecordOf, defineResource } from "../kit/resource";
import { cents, choice, id, requiredLine } from "../kit/schema";
import { served } from "../kit/served";
import { unsetAsNull } from "../kit/fields/unset-as-null";
import { projectReferrer } from "./project.referrer";
import { checkProject } from "./project.rules";
import { PROJECT_STATES } from "./project.state";
import { PROJECT_STATE_LABELS } from "./project.texts";

/** What only the server writes of a project. */
export const projectNumber = served({
  /** A running number of the shop, without gaps. */
  number: z.int().min(1).meta({ title: "Nummer", column: true }),
});

const TIME = "Zeit und Budget";

/** Work that takes longer than an order, with tasks on which time is booked: docs/decisions/0097. */
export const projects = defineResource({
  ...projectReferrer,
  idPrefix: "prj",
  navigation: { group: "time", icon: "layers", position: 4 },
  fields: z.strictObject({
    ...projectNumber.fields,
    name: requiredLine("Name").meta({
      column: true,
      description: "Steht auch im Protokoll, nennen Sie daher niemanden beim Namen.",
    }),
    ...projectReferrer.fields.shape,
    /** The id of the order or quotation that the project is about. Orders are no resource, so this is no reference. */
    order: id.nullish().meta({
      title: "Bestellung",
      description: "Die ID der Bestellung. „Projekt anlegen“ bei der Bestellung trägt sie ein.",
    }),
    state: choice(PROJECT_STATES, { title: "Status", labels: PROJECT_STATE_LABELS, column: true }).default("planned"),
    startsOn: z.iso.date().nullish().meta({ title: "Beginn", section: TIME }),
    dueOn: z.iso.date().nullish().meta({ title: "Fertig bis", section: TIME, column: true }),
    budgetMinutes: z.int().min(0).max(1_000_000).nullish().meta({ title: "Budget in Minuten", section: TIME }),
    budgetAmount: cents("Budget in Geld").nullish().meta({ section: TIME }),
  }),
  entered: projectNumber.entered,
  asRead: unsetAsNull("customer", "order", "startsOn", "dueOn", "budgetMinutes", "budgetAmount"),
  check: checkProject,
  pickedBy: pickedByBranch,
  refersTo: referringTo(customers),
  // An order has one project, so that nobody makes it twice.
  unique: [["order"]],
  list: {
    filters: ["customer", "branch", "state"],
    sortable: ["number", "dueOn"],
    searchable: ["name"],
    leading: ["branch"],
  },
  onlyExported: ["number"],
  inSnapshot: false,
});

export type Project = RecordOf<typeof projects>;
