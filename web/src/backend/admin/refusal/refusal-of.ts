import { ApiError } from "../../../shared/api";
import { failureText, isPassing } from "../../shared/failure";
import type { Refusal } from "./refusal-dialog";
import { referringRecords } from "./referring";

interface Attempt {
  error: unknown;
  /** The id of the record to delete. */
  id: string;
  label: string;
  /** The message if the server gave no reason. */
  fallback: string;
}

/** The refusal of a deletion; null for a failure that may be temporary. */
export function refusalOf({ error, id, label, fallback }: Attempt): Refusal | null {
  if (isPassing(error)) return null;
  return {
    id,
    label,
    message: failureText(error, fallback),
    records: error instanceof ApiError ? referringRecords(error.errors) : [],
  };
}
