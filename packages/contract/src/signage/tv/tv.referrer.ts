import * as z from "zod";
import type { Referrer } from "../../kit/resource";
import { ref } from "../../kit/schema";
import { TV_FIELDS as texts, TV_TITLES } from "./tv.texts";

/** The fields of TVs that refer to other records, and what is needed to weigh them. */
export const tvReferrer = {
  name: "digital-signage-devices",
  ...TV_TITLES,
  title: ["name"],
  fields: z.object({
    branch: ref("branches", texts.branch).meta({ column: true }),
    department: ref("departments", texts.department).nullish(),
    stream: ref("digital-signage-streams", texts.stream)
      .nullish()
      .meta({ column: true, description: texts.streamHint }),
  }),
  access: { read: "staff", create: "manager", update: "manager", remove: "manager" },
  branchesOf: ({ branch }: { id: string; branch?: unknown }) => (typeof branch === "string" ? [branch] : []),
} as const satisfies Referrer;
