import type { ListedOrder } from "@tresen/contract/order/order";
import { SOLD_OUT_ENDS } from "@tresen/contract/live/live.texts";
import { type SoldOutSubject, soldOutEnds, soldOutSubjects } from "@tresen/contract/live/sold-out-choice";
import { call } from "../../../../shared/api";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { Private } from "../../../shared/visibility";
import { SOLD_OUT_TEXTS } from "../../../shared/live/live.texts";
import { ofOrder } from "./order-sold-out.texts";
import { useLiveCall } from "../../../shared/live/use-live-call";

interface SoldOutChoiceProps {
  order: ListedOrder;
  zone: string;
  now: number;
  onClose: () => void;
}

/** What of the order is sold out, and until when. */
export function SoldOutChoice({ order, zone, now, onClose }: SoldOutChoiceProps) {
  const { mutate, isPending } = useLiveCall(onClose);
  const report = ({ subject, until }: { subject: SoldOutSubject; until: string | undefined }): void => {
    const { product, part, option } = subject;
    const body = { branches: [order.branch.id], product, part, option, reason: "", ...(until ? { until } : {}) };
    mutate({ done: SOLD_OUT_TEXTS.done, send: () => call("POST /api/sold-outs", { body }) });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={ofOrder(order.ticketNumber)}
      size="md"
      footer={<Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>}
    >
      <ul className="flex flex-col">
        {subjectsOf(order).map((subject) => (
          <li
            key={[subject.product, subject.part, subject.option].join("\n")}
            className="flex flex-wrap items-center gap-2 border-b border-line py-2 last:border-0"
          >
            <p className={`w-full wrap-anywhere ${subject.option === null ? "font-semibold" : ""}`}>
              <Private kind="product">{subject.name}</Private>
            </p>
            {soldOutEnds({ now, zone }).map(({ until, label }) => (
              <Button
                key={label}
                size="lg"
                variant={until === undefined ? "primary" : "secondary"}
                isDisabled={isPending}
                aria-label={SOLD_OUT_ENDS.report({ name: subject.name, until: label })}
                onPress={() => report({ subject, until })}
              >
                {label}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The products of the order and the options that were chosen, each once. */
function subjectsOf({ items }: ListedOrder): SoldOutSubject[] {
  const all = items
    .filter(({ amount }) => amount > 0)
    .flatMap(({ product, name, parts }) =>
      soldOutSubjects({ product, name, choices: parts.filter(({ type }) => CHOICES.has(type)) }),
    );
  const keyOf = ({ product, part, option }: SoldOutSubject): string => JSON.stringify([product, part, option]);
  return [...new Map(all.map((subject) => [keyOf(subject), subject])).values()];
}

/** The kinds of steps of which the answers are options. */
const CHOICES: ReadonlySet<string> = new Set(["select", "multiselect"]);
