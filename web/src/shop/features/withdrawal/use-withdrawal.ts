import type { FieldError } from "@tresen/contract/kit/errors";
import { useLocation, useRouter } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";
import { detailsAtom } from "../../state/order/order-draft";
import { readSession, writeSession } from "../../state/browser/storage";
import { type WithdrawalDraft, type WithdrawalField, withdrawalFailure, withdrawalFaults } from "./withdrawal-rules";

export type WithdrawalStep = "enter" | "review" | "received";

interface Given {
  storageKey: string;
  required: readonly WithdrawalField[];
  /** Sends the declaration and returns when it was received. `website` is the honeypot's value. */
  send: (draft: WithdrawalDraft, website: string) => Promise<string>;
}

/** Whether the entry of the browser's history is the second step. */
const isReview = (state: object): boolean => "withdrawalStep" in state && state.withdrawalStep === "review";

/**
 * The two steps of a withdrawal, each an entry of the browser's history. The input survives errors and reloads until
 * the declaration was received.
 */
export function useWithdrawal({ storageKey, required, send }: Given) {
  const { firstName, lastName, email } = useAtomValue(detailsAtom);
  const [draft, setDraft] = useState<WithdrawalDraft>(() => ({
    name: `${firstName} ${lastName}`.trim(),
    email,
    orderNumber: "",
    branch: "",
    remark: "",
    ...readSession<Partial<WithdrawalDraft>>(storageKey),
  }));
  const { history } = useRouter();
  const isReviewEntry = useLocation({ select: ({ state }) => isReview(state) });
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [receivedAt, setReceivedAt] = useState<string | null>(null);
  const website = useRef("");
  const isSending = useRef(false);
  const isReviewable = withdrawalFaults({ draft, required }).length === 0;
  const step: WithdrawalStep = receivedAt !== null ? "received" : isReviewEntry && isReviewable ? "review" : "enter";
  // The browser returned to the second step without input to confirm. The entry then counts as the first step, also
  // after all fields have been filled in.
  const isStale = isReviewEntry && step === "enter";
  useEffect(() => {
    if (isStale) history.replace(history.location.href);
  }, [isStale, history]);

  const change = (field: WithdrawalField, value: string): void => {
    const changed = { ...draft, [field]: value };
    setDraft(changed);
    writeSession(storageKey, changed);
    setErrors((shown) => shown.filter((error) => error.field !== field));
  };

  /**
   * Goes to the second step.
   * @returns the errors that prevent it.
   */
  const declare = (filledIn: string): FieldError[] => {
    const faults = withdrawalFaults({ draft, required });
    setErrors(faults);
    if (faults.length > 0) return faults;
    website.current = filledIn;
    setFailure(null);
    history.push(history.location.href, { withdrawalStep: "review" });
    return [];
  };

  const goBack = (): void => {
    if (isReview(history.location.state)) history.back();
  };

  const confirm = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setFailure(null);
    try {
      setReceivedAt(await send(draft, website.current));
      writeSession(storageKey, null);
    } catch (error) {
      const found = withdrawalFailure(error);
      setErrors(found.errors);
      if (found.errors.length > 0) goBack();
      else setFailure(found.message);
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };

  return { draft, step, errors, failure, isPending, receivedAt, change, declare, confirm, goBack };
}

export type WithdrawalState = ReturnType<typeof useWithdrawal>;
