import { useQuery } from "@tanstack/react-query";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { usageOf } from "@tresen/contract/project/time/burn";
import { timeQueries } from "./time-queries";
import { TIME_TEXTS as texts } from "./time.texts";

/** In the list of projects: how much of the budget is used, and whether it is more than all of it. */
export function BudgetMark({ record }: { record: AnyRecord }) {
  const [budgetMinutes, budgetAmount] = [numberOf(record["budgetMinutes"]), numberOf(record["budgetAmount"])];
  const isAsked = budgetMinutes !== null || budgetAmount !== null;
  const { data } = useQuery({ ...timeQueries.burn(record.id), enabled: isAsked });
  if (!data) return null;
  const hours = usageOf({ used: data.workedSeconds, budget: budgetMinutes === null ? null : budgetMinutes * 60 });
  const money = data.cost && usageOf({ used: data.cost.amount, budget: budgetAmount });
  return (
    <>
      {[
        hours && { text: texts.markTime(hours.percent), isOver: hours.isOver },
        money && { text: texts.markMoney(money.percent), isOver: money.isOver },
      ].map(
        (one) =>
          one && (
            <span
              key={one.text}
              className={`rounded-full px-2 text-xs whitespace-nowrap tabular-nums ${
                one.isOver ? "bg-danger-soft font-semibold text-danger" : "bg-sunken text-muted"
              }`}
            >
              {one.text}
              {one.isOver && texts.markOver}
            </span>
          ),
      )}
    </>
  );
}

export function numberOf(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
