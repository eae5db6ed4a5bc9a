import type { FieldError } from "@tresen/contract/kit/errors";
import { useState } from "react";
import { call } from "../../../shared/api";
import { readSession, writeSession } from "../../state/browser/storage";
import { type RequestDraft, type RequestKind, failureOf, requestFaults } from "./request-rules";

export type RequestStatus = { state: "none" | "pending" | "success" } | { state: "error"; messages: readonly string[] };

/** A contact or rental request: the input survives errors and reloads until it is sent. */
export function useRequestForm({
  kind,
  branch,
  storageKey,
}: {
  kind: RequestKind;
  branch: string | null;
  storageKey: string;
}) {
  const [draft, setDraft] = useState<RequestDraft>(() => readSession<RequestDraft>(storageKey) ?? {});
  const [status, setStatus] = useState<RequestStatus>({ state: "none" });
  const [errors, setErrors] = useState<FieldError[]>([]);

  const keep = (changed: RequestDraft): void => {
    setDraft(changed);
    writeSession(storageKey, Object.keys(changed).length > 0 ? changed : null);
  };
  const change = (name: keyof RequestDraft, value: string): void => {
    keep({ ...draft, [name]: value });
    setErrors((shown) => shown.filter(({ field }) => field !== name));
  };

  /** The faults found in the browser; if there are none, the request was sent. */
  const submit = async (website: string): Promise<FieldError[]> => {
    if (status.state === "pending") return [];
    const faults = requestFaults({ kind, draft });
    setErrors(faults);
    if (faults.length > 0) return faults;
    setStatus({ state: "pending" });
    try {
      await call("POST /api/custom/contact-form", {
        body: { ...draft, website, ...(branch ? { branch } : {}) },
      });
      keep({});
      setStatus({ state: "success" });
    } catch (error) {
      const failure = failureOf({ kind, error });
      setErrors(failure.errors);
      setStatus({ state: "error", messages: failure.messages });
    }
    return [];
  };

  return { draft, status, errors, change, submit, goBack: () => setStatus({ state: "none" }) };
}
