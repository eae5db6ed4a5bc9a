import { DEFAULT_TIME_ZONE, formatDate, formatTime } from "@tresen/contract/kit/time";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { type ReactNode, useEffect, useRef } from "react";
import { WITHDRAWAL_TEXTS } from "@tresen/contract/order/withdrawal/withdrawal.texts";
import { Check } from "../../ui/icons";
import { useWithdrawal, type WithdrawalStep } from "./use-withdrawal";
import type { WithdrawalDraft } from "./withdrawal-rules";
import { EnterStep, ReviewStep } from "./withdrawal-steps";
import * as texts from "./withdrawal.texts";

interface WithdrawalProps {
  /** A short description of the order, if the customer came from its status page. */
  order: { label: string; detail: string } | null;
  /** The branches that accept a declaration. */
  branches: readonly Branch[];
  storageKey: string;
  send: (draft: WithdrawalDraft, website: string) => Promise<string>;
  /** The link back, shown until the declaration was received. */
  back?: ReactNode;
  /** The link after the receipt. */
  onward: ReactNode;
}

const TITLES: Record<WithdrawalStep, string> = {
  enter: texts.enterTitle,
  review: texts.reviewTitle,
  received: texts.receivedTitle,
};

/** The withdrawal function: declare, confirm, receipt. */
export function Withdrawal({ order, branches, storageKey, send, back, onward }: WithdrawalProps) {
  const hasBranches = !order && branches.length > 1;
  const state = useWithdrawal({
    storageKey,
    required: [
      ...(hasBranches ? (["branch"] as const) : []),
      ...(order ? [] : (["orderNumber"] as const)),
      "name",
      "email",
    ],
    send,
  });
  const { step, draft, receivedAt } = state;
  const branch = hasBranches ? branches.find(({ id }) => id === draft.branch) : branches[0];
  const zone = branch ? zoneOf(branch) : DEFAULT_TIME_ZONE;
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // A field with an error already has the focus.
    if (document.activeElement?.getAttribute("aria-invalid") !== "true") title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: "nearest" });
  }, [step]);
  const entries: [label: string, value: string][] = [
    [texts.order, order ? `${order.label} (${order.detail})` : draft.orderNumber.trim()],
    ...(hasBranches && branch ? [[texts.branch, branch.name] as [string, string]] : []),
    [texts.name, draft.name.trim()],
    [texts.email, draft.email.trim()],
    ...(draft.remark.trim() ? [[texts.remark, draft.remark.trim()] as [string, string]] : []),
  ];

  return (
    <div className={`page max-w-3xl pb-4 ${back ? "pt-4" : "pt-8 md:pt-12"}`}>
      {back && <p className="min-h-11">{step !== "received" && back}</p>}
      <h1 className="text-3xl font-bold tracking-tight text-balance md:text-4xl">{WITHDRAWAL_TEXTS.declare}</h1>
      {step === "enter" && <p className="mt-3 text-lg text-pretty text-muted">{texts.explanation}</p>}
      <section
        aria-labelledby="withdrawal-step"
        className="mt-6 rounded-panel border border-line bg-surface p-5 md:p-8"
      >
        {step === "received" && (
          <span className="mb-4 grid size-14 place-items-center rounded-full bg-success-soft text-success">
            <Check size={30} />
          </span>
        )}
        <h2
          ref={title}
          id="withdrawal-step"
          tabIndex={-1}
          className={
            "mb-5 font-bold tracking-tight text-balance outline-none " + (step === "received" ? "text-2xl" : "text-xl")
          }
        >
          {TITLES[step]}
        </h2>
        {step === "enter" && <EnterStep state={state} order={order && <KnownOrder {...order} />} branches={branches} />}
        {step === "review" && (
          <ReviewStep state={state}>
            <Declaration entries={entries} />
          </ReviewStep>
        )}
        {step === "received" && receivedAt && (
          <div className="grid gap-5">
            <p role="status" className="text-lg text-pretty">
              {texts.receivedBeforeTime} <strong>{receivedText({ at: receivedAt, zone })}</strong>
              {texts.receivedBeforeEmail} <span className="hyphens-manual">{draft.email.trim()}</span>.
            </p>
            <Declaration entries={entries} />
            <p className="text-muted">{texts.returnsFollow}</p>
            <div>{onward}</div>
          </div>
        )}
      </section>
    </div>
  );
}

/** `05.06.2026 um 10:42 Uhr` in the branch's zone. */
function receivedText({ at, zone }: { at: string; zone: string }): string {
  const instant = Date.parse(at);
  return texts.dateAndTime({ date: formatDate({ at: instant, zone }), time: formatTime({ at: instant, zone }) });
}

function KnownOrder({ label, detail }: { label: string; detail: string }) {
  return (
    <p className="rounded-control bg-sunken px-4 py-3">
      <span className="block text-sm text-muted">{texts.yourOrder}</span>
      <strong className="block text-lg">{label}</strong>
      <span className="block text-sm break-words text-muted">{detail}</span>
    </p>
  );
}

function Declaration({ entries }: { entries: readonly (readonly [label: string, value: string])[] }) {
  return (
    <div className="rounded-control bg-sunken px-4 py-4">
      <p className="font-semibold">{texts.declaration}</p>
      <dl className="mt-3 grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {entries.map(([label, value]) => (
          <div key={label} className="sm:contents">
            <dt className="text-sm text-muted sm:text-base">{label}</dt>
            <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
