import * as z from "zod";
import { CHANGED_MEANWHILE } from "@tresen/contract/kit/errors.texts";
import type { Instant } from "@tresen/contract/kit/time";
import { PLAN_MESSAGES } from "@tresen/contract/plan/plan.texts";
import type { PlannedChange } from "@tresen/contract/plan/plan.view";
import type { Resource } from "@tresen/contract/kit/resource";
import type { FieldError } from "@tresen/contract/kit/errors";
import { writingOf } from "../../bulk";
import type { Actor } from "../../platform/actor";
import { AppError, inputError, isAppError } from "../../platform/errors";
import { tryUpdate } from "../../records";
import { changeableRow, knownResource } from "../planned-record";
import { planChange } from "../plan-change";
import { timeAhead } from "../plan-job";
import { withPlannedFields } from "../planned-fields";

/**
 * Plans new values of some fields of a record, checked as if they were stored now.
 * @throws conflict for an outdated version, input for the time and for faulty values, missing, forbidden.
 */
export async function planFields({
  actor,
  now,
  input,
}: {
  actor: Actor;
  now: Instant;
  input: { resource: string; record: string; version: number; at: string; fields: Readonly<Record<string, unknown>> };
}): Promise<PlannedChange> {
  const { version, at, fields } = input;
  const resource = knownResource(input.resource);
  const row = await changeableRow({ resource, actor, id: input.record });
  if (version !== row.version) throw new AppError("record.stale", "conflict", CHANGED_MEANWHILE);
  timeAhead({ at, now });
  if (Object.keys(fields).length === 0)
    throw inputError({
      code: "validation",
      faults: [{ field: "fields", code: "plan.no_fields", message: PLAN_MESSAGES.noFields }],
    });
  const secrets = secretFaults({ resource, fields });
  if (secrets.length > 0) throw inputError({ code: "validation", faults: secrets });
  try {
    const all = withPlannedFields({ resource, row, fields });
    await tryUpdate({ ...writingOf(resource), actor, now, id: row.id, input: { ...all, version } });
  } catch (error) {
    throw belowFields(error);
  }
  return planChange({ resource, row, type: "fields", fields, at, actor, now });
}

/** What is planned lies there as it was entered, and can be read until its time: no place for a password. */
function secretFaults({ resource, fields }: { resource: Resource; fields: object }): FieldError[] {
  return Object.keys(fields).flatMap((name) => {
    const field = resource.fields.shape[name];
    const isSecret = field !== undefined && z.globalRegistry.get(field)?.secret === true;
    return isSecret ? [{ field: `fields.${name}`, code: "plan.secret", message: PLAN_MESSAGES.secret }] : [];
  });
}

/** The faults at their place in this request. */
function belowFields(error: unknown): unknown {
  if (!isAppError(error) || error.kind !== "input") return error;
  const faults = error.toFieldErrors().map(({ field, ...fault }) => {
    return field === undefined ? fault : { ...fault, field: `fields.${field}` };
  });
  return inputError({ code: error.code, faults, cause: error });
}
