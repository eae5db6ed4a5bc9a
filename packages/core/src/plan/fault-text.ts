import type { Resource } from "@tresen/contract/kit/resource";
import { PLAN_FAILURES } from "@tresen/contract/plan/plan.texts";
import * as z from "zod";
import type { AppError } from "../platform/errors";

/** More faults than anybody reads at once. */
const MOST_FAULTS = 5;

/** What is wrong with a record, each fault with the title of its field. */
export function faultText({ resource, error }: { resource: Resource; error: AppError }): string {
  const texts = error.toFieldErrors().map(({ field, message }) => {
    const title = field === undefined ? undefined : titleOf({ resource, name: field.split(".")[0] ?? "" });
    return title === undefined ? message : PLAN_FAILURES.fault({ title, message });
  });
  return [...new Set(texts)].slice(0, MOST_FAULTS).join(" ");
}

/** The German title of a field; functions know them that name fields. */
export function titleOf({ resource, name }: { resource: Resource; name: string }): string | undefined {
  const schema = resource.fields.shape[name];
  return schema && z.globalRegistry.get(schema)?.title;
}
