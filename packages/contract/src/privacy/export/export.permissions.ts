import type { Permission } from "../../kit/access";
import { PERSON_EXPORT } from "./person-export.texts";

export const customerPermissions = {
  /** Getting everything that is stored of a person as a file. */
  export: { name: "customers.export", access: "admin", scopes: ["all"] },
} as const satisfies Record<string, Permission>;

/** The data of customers that was handed out, as a subject of the log. Its entries outlive the customer. */
export const customerExportSubject = {
  name: "customer-exports",
  one: PERSON_EXPORT,
  access: { read: "admin", create: "admin", update: "admin", remove: "admin" },
} as const;
