import * as z from "zod";
import { type Call, post } from "../../kit/call";
import { labelRequest } from "./label-request";

/** Labels of products. Whoever may see all of the products may print their labels. */
export const labelCalls = {
  /** A PDF in true millimetres. */
  printLabels: { ...post, path: "/api/labels", access: "staff", body: labelRequest, response: z.string() },
} satisfies Record<string, Call>;
