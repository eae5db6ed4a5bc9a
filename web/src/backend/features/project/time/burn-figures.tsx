import { type Use, usageOf } from "@tresen/contract/project/time/burn";
import type { ProjectTime } from "@tresen/contract/project/time/project-time.calls";
import { useCurrency } from "../../../shared/config";
import { useMoney } from "../../../shared/visibility";
import { BurnBar } from "./burn-bar";
import { TIME_TEXTS as texts } from "./time.texts";

interface Budgets {
  budgetMinutes: number | null;
  budgetAmount: number | null;
}

/** What is used of a project's budgets: hours, and money for whoever may see wages. */
export function BurnFigures({ time, budgets }: { time: ProjectTime; budgets: Budgets }) {
  const money = useMoney();
  const currency = useCurrency();
  const { budgetMinutes, budgetAmount } = budgets;
  const { workedSeconds: used, cost } = time;
  const hours = usageOf({ used, budget: budgetMinutes === null ? null : budgetMinutes * 60 });
  const spent = cost && usageOf({ used: cost.amount, budget: budgetAmount });
  const amount = (cents: number): string => money(cents, currency);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <BurnBar
        title={texts.time}
        text={hours ? texts.workedOf(hours) : texts.worked(used)}
        detail={hours ? (hours.isOver ? texts.over : texts.left)(difference(hours)) : texts.noBudget}
        share={hours && shareOf(hours)}
        isOver={hours?.isOver ?? false}
      />
      {cost ? (
        <div className="flex flex-col gap-1">
          <BurnBar
            title={texts.money}
            text={
              spent
                ? texts.spentOf({ ...spent, used: amount(spent.used), budget: amount(spent.budget) })
                : texts.spent(amount(cost.amount))
            }
            detail={spent && (spent.isOver ? texts.moneyOver : texts.moneyLeft)(amount(difference(spent)))}
            share={spent && shareOf(spent)}
            isOver={spent?.isOver ?? false}
          />
          {cost.unknownSeconds > 0 && <p className="text-sm text-muted">{texts.unknownWages(cost.unknownSeconds)}</p>}
        </div>
      ) : (
        budgetAmount !== null && <p className="text-sm text-muted">{texts.moneyBudget(amount(budgetAmount))}</p>
      )}
    </div>
  );
}

function shareOf({ used, budget }: Use): number {
  return budget > 0 ? used / budget : used > 0 ? 2 : 0;
}

function difference({ used, budget }: Use): number {
  return Math.abs(budget - used);
}
