import { formatDate } from "@tresen/contract/kit/time";
import type { Counted } from "@tresen/contract/statistics/statistics";
import type { ReactNode } from "react";
import { HEAD_TEXTS } from "./widget.texts";

/** The sum of a period in large figures, how it changed, and what else is to be said of it. */
export function Headline({ value, children }: { value: string; children?: ReactNode }) {
  return (
    <div className="mb-3">
      <p className="figures text-[min(1.5rem,9vw)] font-semibold">{value}</p>
      <div className="text-sm text-muted">{children}</div>
    </div>
  );
}

/** The change against the period that was asked for in addition. */
export function Change({ answer: { total, previous } }: { answer: Pick<Counted, "total" | "previous"> }) {
  return previous ? <p>{changeText({ total, previous })}</p> : null;
}

/** `+12 % gegenüber 01.05.2026 – 31.05.2026` */
export function changeText({
  total,
  previous,
}: {
  total: number;
  previous: Pick<NonNullable<Counted["previous"]>, "from" | "to" | "total">;
}): string {
  const [from, to] = [previous.from, previous.to].map((day) => formatDate({ at: Date.parse(day), zone: "UTC" }));
  const days = { from: from ?? "", to: to ?? "" };
  if (previous.total === 0) return HEAD_TEXTS.noComparison(days);
  const percent = Math.round(((total - previous.total) / previous.total) * 100);
  const change = percent === 0 ? HEAD_TEXTS.same : percent > 0 ? HEAD_TEXTS.more(percent) : HEAD_TEXTS.less(-percent);
  return HEAD_TEXTS.against({ change, ...days });
}
