import { pickedByBranch } from "../kit/list/pick-by-branch";
import { type RecordOf, defineResource } from "../kit/resource";
import { contactLabel } from "./customer-name";
import { customerFields, customerFigures } from "./customer-fields";
import { checkCustomer } from "./customer.rules";
import { BRANCH_TITLE, SEGMENT_LABELS, SEGMENT_TITLE, TAG_TITLE } from "./customer.texts";

/**
 * People and companies who ordered, found from their orders: docs/decisions/0081. The title is the number alone, since
 * titles are in the log, which must not tell who somebody is.
 */
export const customers = defineResource({
  name: "customers",
  idPrefix: "cus",
  one: "Kunde",
  many: "Kunden",
  title: ["number"],
  untitled: ({ number }) => (number === undefined ? null : String(number)),
  readableName: contactLabel,
  navigation: { group: "operations", icon: "contact", position: 8 },
  isRemovalFinal: true,
  fields: customerFields,
  entered: customerFigures.entered,
  check: checkCustomer,
  access: { read: "manager", create: "admin", update: "manager", remove: "admin" },
  branchesOf: ({ branches }) => branches ?? [],
  pickedBy: pickedByBranch,
  unique: [],
  list: {
    filters: ["isBlocked"],
    sortable: ["number", "lastName", "orderCount", "grossTotal", "firstOrderAt", "lastOrderAt"],
    searchable: ["lastName", "firstName", "companyName", "vatNumber", "phones", "emails"],
    derived: [
      { name: "segment", title: SEGMENT_TITLE, labels: SEGMENT_LABELS },
      { name: "branch", title: BRANCH_TITLE, resource: "branches" },
      { name: "tag", title: TAG_TITLE },
    ],
  },
  onlyExported: ["number", "phones", "emails", "tags", "orderCount", "grossTotal", "firstOrderAt", "lastOrderAt"],
  storage: "indexed",
  lookups: ({ isBlocked, birthday }) => [
    ...(isBlocked ? [{ by: "blocked", value: "true", holds: {} }] : []),
    ...(birthday ? [{ by: "birthday", value: birthday.slice(5), holds: {} }] : []),
  ],
  inSnapshot: false,
});

export type Customer = RecordOf<typeof customers>;
