import type { QueryClient } from "@tanstack/react-query";
import { branches } from "@tresen/contract/branch/branch.resource";
import type { LocalDate } from "@tresen/contract/kit/time";
import { ApiError, call } from "../../../shared/api";
import { failureDetail, failureText, isConflict, isPassing } from "../../shared/failure";
import { describePath } from "../../admin/model/path";
import { fieldsOf } from "../../admin/model/schema-fields";
import { keepRecord, saveRecord } from "../../admin/queries";
import { areClosed, withClosedDays } from "./closed-days";
import { CLOSED_DAYS_MESSAGES } from "./closed-days.texts";

export interface ClosingRequest {
  client: QueryClient;
  id: string;
  days: readonly LocalDate[];
}

/** Adds the closed days to one branch's current hours. Throws ApiError. */
export async function closeDays({ client, id, days }: ClosingRequest): Promise<void> {
  try {
    await write({ client, id, days });
  } catch (error) {
    // Somebody else saved the branch meanwhile: it is read again and the days are added to it.
    if (!isConflict(error)) throw error;
    await write({ client, id, days });
  }
}

async function write({ client, id, days }: ClosingRequest): Promise<void> {
  const branch = await call("GET /api/branches/{id}", { params: { id } });
  if (areClosed({ hours: branch, days })) return;
  const saved = await saveRecord({
    name: "branches",
    base: branch,
    draft: { ...branch, ...withClosedDays({ hours: branch, days }) },
  });
  keepRecord({ client, name: "branches", record: saved });
}

export interface ClosingFailure {
  message: string;
  /** Whether a retry may succeed. */
  mayPass: boolean;
}

/** Why a branch was not saved. An error of a field is shown with the field's name in the form. */
export function closingFailure(error: unknown): ClosingFailure {
  const text = failureText(error, CLOSED_DAYS_MESSAGES.failed);
  const [first] = error instanceof ApiError ? error.errors : [];
  const place = first?.field ? `${describePath({ fields: fieldsOf(branches.fields), path: first.field })}: ` : "";
  return {
    message: [place + text, failureDetail(error)].filter(Boolean).join(" "),
    mayPass: isPassing(error) || isConflict(error),
  };
}
