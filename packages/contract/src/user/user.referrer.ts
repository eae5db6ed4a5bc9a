import * as z from "zod";
import { imageRef } from "../media/image-fields";
import type { Referrer } from "../kit/resource";
import { refs } from "../kit/schema";
import { userPermissions } from "./user.permissions";
import { fullName } from "./full-name";
import { userTarget } from "./user.target";

/** The fields of users that refer to other records, and what is needed to weigh them. */
export const userReferrer = {
  ...userTarget,
  one: "Benutzer",
  many: "Benutzer",
  title: ["username"],
  named: fullName,
  fields: z.strictObject({
    branches: refs("branches", "Filialen")
      .default([])
      .meta({
        description: "Nur deren Bestellungen und Daten sieht die Person. Administratoren sehen alle Filialen.",
        access: { update: userPermissions.assign },
      }),
    departments: refs("departments", "Abteilungen").default([]),
    image: imageRef.nullish().meta({ title: "Bild", widget: "image" }),
  }),
} as const satisfies Referrer;
