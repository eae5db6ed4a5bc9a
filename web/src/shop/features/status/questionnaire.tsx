import { SCREEN_MESSAGES } from "@tresen/contract/site/screen.texts";
import { STATUS_TEXTS } from "@tresen/contract/order/status.texts";
import { type FormEvent, useState } from "react";
import { readSession, writeSession } from "../../state/browser/storage";
import { Button } from "../../ui/button";
import { TextArea } from "../../ui/text-field";
import { useSendQuestionnaire } from "./order-query";
import { Stars } from "./stars";
import * as texts from "./status.texts";

const QUESTIONS = [
  { key: "rating", label: texts.rating },
  { key: "foodRating", label: texts.foodRating },
  { key: "serviceRating", label: texts.serviceRating },
  { key: "processRating", label: texts.processRating },
] as const;

type Ratings = Partial<Record<(typeof QUESTIONS)[number]["key"], number>>;

/**
 * Four ratings of one to five stars; once all are set, a field for a remark. Dismissed for the session with
 * `Abbrechen`. In both cases a message replaces it and receives the focus.
 */
export function Questionnaire({ orderKey, isRated }: { orderKey: { uid: string; hash: string }; isRated: boolean }) {
  const storageKey = `questionnaire-dismissed/${orderKey.uid}`;
  const [wasDismissed] = useState(() => readSession<boolean>(storageKey) === true);
  const [isDismissed, setDismissed] = useState(false);
  const [ratings, setRatings] = useState<Ratings>({});
  const [comment, setComment] = useState("");
  const { mutate, isPending, isSuccess, isError } = useSendQuestionnaire(orderKey);
  if (isSuccess || isDismissed) {
    return (
      <p
        ref={focus}
        role="status"
        tabIndex={-1}
        className="mt-10 rounded-panel border border-line bg-surface p-5 text-lg font-semibold"
      >
        {isSuccess ? STATUS_TEXTS.questionnaireSent : STATUS_TEXTS.questionnaireDismissed}
      </p>
    );
  }
  // The rated order is in the cache shortly before the call ends.
  if (wasDismissed || (isRated && !isPending)) return null;

  const { rating, foodRating, serviceRating, processRating } = ratings;
  const isComplete =
    rating !== undefined && foodRating !== undefined && serviceRating !== undefined && processRating !== undefined;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isComplete) mutate({ rating, foodRating, serviceRating, processRating, comment });
  };
  return (
    <form
      onSubmit={send}
      aria-labelledby="questionnaire"
      className="mt-10 rounded-panel border border-line bg-surface p-5 shadow-panel"
    >
      <h2 id="questionnaire" className="text-xl font-bold tracking-tight">
        {texts.howWasIt}
      </h2>
      <div className="mt-3 grid gap-4">
        {QUESTIONS.map(({ key, label }) => (
          <Stars
            key={key}
            name={key}
            label={label}
            value={ratings[key] ?? 0}
            onChange={(value) => setRatings((old) => ({ ...old, [key]: value }))}
          />
        ))}
        {isComplete && (
          <TextArea
            label={texts.moreToSay}
            name="questionnaire-comment"
            maxLength={2000}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
        )}
      </div>
      <p role="alert" className="mt-3 font-medium text-danger empty:hidden">
        {isError ? SCREEN_MESSAGES.questionnaireFailed : ""}
      </p>
      <div className="mt-5 flex gap-3">
        <Button type="submit" disabled={!isComplete || isPending}>
          {STATUS_TEXTS.sendQuestionnaire}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            writeSession(storageKey, true);
            setDismissed(true);
          }}
        >
          {STATUS_TEXTS.dismissQuestionnaire}
        </Button>
      </div>
    </form>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
