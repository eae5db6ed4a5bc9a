import { type ReactNode, useState } from "react";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import type { Draft } from "../model/draft";
import type { Confirmed, Screen } from "../screen";

interface Asked extends Confirmed {
  answer: (isWanted: boolean) => void;
}

/** Asks what the screen of a resource asks before a change is saved. */
export function useConfirmation({
  screen: { confirmation },
  before,
  draft,
}: {
  screen: Screen;
  /** Null for a new record, of which nothing is asked. */
  before: AnyRecord | null;
  draft: Draft;
}): {
  /** Saves once it is wanted. Fulfilled with whether it was saved. */
  confirmed: (save: () => Promise<boolean>) => Promise<boolean>;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirmed = async (save: () => Promise<boolean>): Promise<boolean> => {
    // Such as by the keys for saving, while the question is asked.
    if (asked) return false;
    if (!confirmation || !before || !(await confirmation.isDue({ before, draft }))) return save();
    const isWanted = await new Promise<boolean>((answer) => setAsked({ before, draft, answer }));
    setAsked(null);
    return isWanted && save();
  };
  if (!confirmation || !asked) return { confirmed, question: null };
  const { answer, ...changed } = asked;
  return {
    confirmed,
    question: <confirmation.Dialog {...changed} onConfirm={() => answer(true)} onClose={() => answer(false)} />,
  };
}
