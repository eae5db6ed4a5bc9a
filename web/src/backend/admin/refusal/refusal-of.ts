import { ApiError } from "../../../shared/api";
import { failureText, isPassing } from "../../shared/failure";
import type { Refusal } from "./refusal-dialog";
import { referringRecords } from "./referring";

interface Attempt {
  error: unknown;
  /** Of the record that was to be deleted. */
  id: string;
  label: string;
  /** What is said where the server gave no reason. */
  fallback: string;
}

/** What the server answered to a deletion that it will not carry out; null for a failure that may pass by itself. */
export function refusalOf({ error, id, label, fallback }: Attempt): Refusal | null {
  if (isPassing(error)) return null;
  return {
    id,
    label,
    message: failureText(error, fallback),
    records: error instanceof ApiError ? referringRecords(error.errors) : [],
  };
}
