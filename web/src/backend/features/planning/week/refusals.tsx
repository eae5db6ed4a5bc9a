import type { BatchAnswer } from "@tresen/contract/planning/planner/planner-calls";
import { CHANGE_TEXTS } from "../planner.texts";

/** Why some of many shifts were not created, by reason. */
export function Refusals({ refused }: Pick<BatchAnswer, "refused">) {
  const byMessage = [...Map.groupBy(refused, ({ message }) => message)];
  return (
    <ul className="list-disc ps-5 text-sm">
      {byMessage.map(([message, all]) => (
        <li key={message}>{CHANGE_TEXTS.refused({ value: all.length, message })}</li>
      ))}
    </ul>
  );
}
