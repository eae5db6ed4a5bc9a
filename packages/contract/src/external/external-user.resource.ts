import * as z from "zod";
import { email } from "../kit/fields/contact-fields";
import { instant } from "../kit/fields/instant-fields";
import { FLAGS } from "../kit/list/flag";
import { phone } from "../kit/fields/phone-fields";
import { pickedByBranch } from "../kit/list/pick-by-branch";
import { type RecordOf, defineResource } from "../kit/resource";
import { choice, flag, id, line, requiredLine } from "../kit/schema";
import { served } from "../kit/served";
import { EXTERNAL_PERMISSIONS } from "./external-user.permissions";
import { externalUserReferrer } from "./external-user.referrer";
import { checkExternalUser, isActive } from "./external-user.rules";
import { EXTERNAL_PERMISSION_LABELS } from "./external-user.texts";

const ACCESS = "Zugang";

/** What answers tell of an external user beside the record: when the key was last used, to the hour. */
const told = served({ keyLastUsedAt: instant.nullable() });

const { fields: references, ...target } = externalUserReferrer;

const fields = z.strictObject({
  username: requiredLine("Benutzername", 254).meta({
    column: true,
    description: "Einmalig, auch unter den Benutzern, etwa die E-Mail-Adresse.",
  }),
  firstName: line("Vorname").default("").meta({ column: true }),
  lastName: line("Nachname").default("").meta({ column: true }),
  company: line("Firma").default("").meta({ column: true }),
  phone: z
    .union([z.literal(""), phone])
    .default("")
    .meta({ title: "Telefon", widget: "tel" }),
  email: email.default(""),
  branches: references.shape.branches,
  permissions: z
    .array(choice(EXTERNAL_PERMISSIONS, { labels: EXTERNAL_PERMISSION_LABELS }))
    .max(EXTERNAL_PERMISSIONS.length)
    .default([])
    .meta({ title: "Darf", column: true, section: ACCESS }),
  validFrom: instant.nullish().meta({ title: "Gültig ab", section: ACCESS }),
  validTo: instant.nullish().meta({
    title: "Gültig bis",
    section: ACCESS,
    isEnd: true,
    description: "Danach gilt der Schlüssel nicht mehr.",
  }),
  isEnabled: flag("Aktiv", true).meta({ column: true, section: ACCESS }),
});

/** People outside the staff who get in by a personal key: temporary workers, riders, partner firms. */
export const externalUsers = defineResource({
  ...target,
  idPrefix: "ext",
  navigation: { group: "settings", icon: "id-card", position: 3 },
  isRemovalFinal: true,
  fields,
  entered: told.entered,
  answered: told.fields,
  check: checkExternalUser,
  pickedBy: pickedByBranch,
  unique: [["username"]],
  list: {
    filters: [],
    sortable: ["username", "firstName", "lastName", "company"],
    searchable: ["username", "firstName", "lastName", "company", "phone", "email"],
    conditions: {
      branch: { values: id, holds: ({ record, value }) => record.branches.some((branch) => branch.id === value) },
      permission: {
        values: z.enum(EXTERNAL_PERMISSIONS),
        holds: ({ record, value }) => record.permissions.some((permission) => permission === value),
      },
      isActive: {
        values: z.enum(FLAGS),
        holds: ({ record, value, now }) => String(isActive({ user: record, now })) === value,
      },
    },
  },
  inSnapshot: false,
});

export type ExternalUser = RecordOf<typeof externalUsers>;
