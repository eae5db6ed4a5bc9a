import * as z from "zod";
import type { Referrer } from "../kit/resource";
import { ref } from "../kit/schema";
import { DEVICE, DEVICES } from "./device.texts";

/** The fields of devices that refer to other records, and what is needed to weigh them. */
export const deviceReferrer = {
  name: "devices",
  one: DEVICE,
  many: DEVICES,
  title: ["name"],
  fields: z.strictObject({
    branch: ref("branches", "Filiale").meta({ column: true }),
    department: ref("departments", "Abteilung").nullish(),
    station: ref("stations", "Station")
      .nullish()
      .meta({
        section: "Drucken",
        description: "Leer: alle Stationen der Filiale",
        when: { record: { kind: "print" } },
      }),
    substitute: ref("devices", "Ersatzgerät")
      .nullish()
      .meta({
        section: "Drucken",
        description: "Druckt, was dieser Drucker eine Minute nach der Zeit nicht gedruckt hat.",
        when: { record: { kind: "print" } },
      }),
  }),
  access: { read: "staff", create: "manager", update: "manager", remove: "manager" },
  branchesOf: ({ branch }: { id: string; branch?: unknown }) => (typeof branch === "string" ? [branch] : []),
} as const satisfies Referrer;
