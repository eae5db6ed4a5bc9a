import type { Cents } from "@tresen/contract/kit/money";
import type { StaffOrder } from "@tresen/contract/order/order";
import { isOpenState } from "@tresen/contract/order/order.state";
import { refundableLine } from "@tresen/contract/payment/refund";
import { formatQuantity } from "@tresen/contract/catalog/units";
import { useState } from "react";
import { call } from "../../../../shared/api";
import { parseMoney } from "../../../admin/model/entry";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { FieldMessage, Input } from "../../../shared/ui/input";
import { Checkbox } from "../../../shared/ui/switch";
import { REFUND_DIALOG_TEXTS as TEXTS } from "./change.texts";
import { refundableTotal } from "./refundable-total";
import { useOrderCall } from "./use-order-call";
import { useMoney } from "../../../shared/visibility";

const KINDS = ["all", "amount", "lines"] as const;
type Kind = (typeof KINDS)[number];

/** Gives money back: all of it, an amount, or single positions. */
export function RefundDialog({
  order: opened,
  currency,
  onClose,
}: {
  order: StaffOrder;
  currency: string;
  onClose: () => void;
}) {
  const [read, setRead] = useState(opened);
  const order = opened.version > read.version ? opened : read;
  // The same key for each press, so that a request whose answer was lost is carried out once.
  const [key] = useState(() => crypto.randomUUID());
  const [kind, setKind] = useState<Kind>("all");
  const [text, setText] = useState("");
  const [lines, setLines] = useState<string[]>([]);
  const [reason, setReason] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const formatMoney = useMoney();
  const money = (cents: Cents): string => formatMoney(cents, currency);
  const rest = refundableTotal(order);
  const choices = order.items
    .map((item) => ({ item, cents: refundableLine({ ...item, refunds: order.refunds }) }))
    .filter(({ cents }) => cents > 0);
  const typed = parseMoney(text);
  const amount =
    kind === "all"
      ? rest
      : kind === "amount"
        ? typeof typed === "number"
          ? typed
          : 0
        : choices.filter(({ item }) => lines.includes(item.line)).reduce((sum, { cents }) => sum + cents, 0);
  const error =
    amount > rest
      ? TEXTS.tooMuch(money(rest))
      : amount <= 0
        ? kind === "lines"
          ? TEXTS.linesMissing
          : TEXTS.amountInvalid
        : undefined;
  const { mutate, isPending } = useOrderCall({
    failed: TEXTS.failed,
    done: TEXTS.done(money(amount)),
    onDone: onClose,
    onStale: setRead,
  });
  const send = (): void => {
    setIsAsked(true);
    if (error) return;
    const wanted = kind === "lines" ? { lines } : { amount };
    mutate({
      order,
      send: ({ id, version }) =>
        call("POST /api/orders/{id}/refunds", {
          params: { id },
          body: { ...wanted, reason, version },
          headers: { "idempotency-key": key },
        }),
    });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={TEXTS.title(order.ticketNumber)}
      footer={
        <>
          <Button size="lg" onPress={onClose}>
            {COMMON_TEXTS.cancel}
          </Button>
          <Button size="lg" variant="danger" isDisabled={isPending || rest === 0} onPress={send}>
            {TEXTS.confirm(money(amount))}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div role="group" aria-label={TEXTS.kind} className="flex flex-wrap gap-2">
          {KINDS.map((one) => (
            <Button
              key={one}
              aria-pressed={kind === one}
              className={kind === one ? "border-action! bg-action-soft!" : ""}
              onPress={() => setKind(one)}
            >
              {one === "all" ? TEXTS.all(money(rest)) : TEXTS[one]}
            </Button>
          ))}
        </div>
        {kind === "amount" && (
          <Input
            label={TEXTS.sum}
            hint={TEXTS.possible(money(rest))}
            value={text}
            inputMode="decimal"
            suffix={currency === "EUR" ? "€" : currency}
            onChange={setText}
          />
        )}
        {kind === "lines" && (
          <fieldset>
            <legend className="sr-only">{TEXTS.lines}</legend>
            {choices.map(({ item, cents }) => (
              <Checkbox
                key={item.line}
                isSelected={lines.includes(item.line)}
                onChange={(isChosen) =>
                  setLines(isChosen ? [...lines, item.line] : lines.filter((line) => line !== item.line))
                }
              >
                {`${formatQuantity(item)} ${item.name}, ${money(cents)}`}
              </Checkbox>
            ))}
          </fieldset>
        )}
        <Input label={TEXTS.reason} hint={TEXTS.reasonHint} value={reason} maxLength={300} onChange={setReason} />
        {order.payments.some(({ kind: of, state }) => of === "onSite" && state === "paid") && (
          <p className="text-sm text-muted">{TEXTS.byHand}</p>
        )}
        {amount === rest && rest > 0 && isOpenState(order.state) && (
          <p className="text-sm text-muted">{TEXTS.goesOn}</p>
        )}
        {isAsked && error && <FieldMessage>{error}</FieldMessage>}
      </div>
    </Dialog>
  );
}
