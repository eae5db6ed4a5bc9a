import * as z from "zod";
import type { Referrer } from "../../kit/resource";
import { refs } from "../../kit/schema";
import { sceneReferences } from "./scene-references";
import { SCENE_TITLES } from "./scene.texts";

/** The fields of scenes that refer to other records, and what is needed to weigh them. */
export const sceneReferrer = {
  name: "scenes",
  ...SCENE_TITLES,
  title: ["name"],
  fields: z.object({
    content: z.object(sceneReferences),
    branches: refs("branches", "Filialen").default([]),
  }),
  access: { read: "staff", create: "manager", update: "manager", remove: "manager" },
  branchesOf: ({ branches }: { id: string; branches?: readonly { id: string }[] }) =>
    (branches ?? []).map(({ id }) => id),
  isSharedWithoutBranch: true,
} as const satisfies Referrer;
