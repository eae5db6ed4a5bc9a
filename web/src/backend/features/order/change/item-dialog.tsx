import { useQuery } from "@tanstack/react-query";
import { answeredParts } from "@tresen/contract/catalog/option-group/resolve";
import { formatQuantity } from "@tresen/contract/catalog/units";
import type { OrderItem, StaffOrder } from "@tresen/contract/order/order";
import { CircleAlert, Minus, Plus } from "lucide-react";
import { useState } from "react";
import { call } from "../../../../shared/api";
import { ReferencePicker } from "../../../admin/picker/reference-picker";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button, IconButton } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { Input } from "../../../shared/ui/input";
import { CHANGE_TEXTS } from "./change.texts";
import { type Answer, ItemStep } from "./item-step";
import { useOrderCall } from "./use-order-call";
import { useMoney } from "../../../shared/visibility";

interface ItemDialogProps {
  order: StaffOrder;
  currency: string;
  /** The place of the position; the place after the last adds one. */
  index: number;
  onClose: () => void;
}

/**
 * Changes one position of an order, or adds one. If somebody else changes the order meanwhile, the dialog shows what it
 * is now, and asks whether to save anyway.
 */
export function ItemDialog({ order: opened, currency, index, onClose }: ItemDialogProps) {
  const [read, setRead] = useState(opened);
  // The panel behind the dialog reads the order again and again.
  const order = opened.version > read.version ? opened : read;
  const [seen] = useState(opened.version);
  const [before] = useState(opened.items[index]);
  const [product, setProduct] = useState<string | null>(before?.product ?? null);
  const [amount, setAmount] = useState(before && before.amount > 0 ? String(before.amount) : "1");
  const [answers, setAnswers] = useState<Answer[]>(() => before?.parts.map(answerOf) ?? []);
  const [isAsked, setIsAsked] = useState(false);
  const { data: loaded, isFetching } = useQuery({
    queryKey: ["order-product", product],
    queryFn: ({ signal }) => call("GET /api/products/{id}", { params: { id: product ?? "" }, signal }),
    enabled: product !== null,
    staleTime: 60_000,
  });
  const record = product === null ? undefined : loaded;
  const steps = answeredParts(record?.config.parts ?? []);
  const { mutate, isPending } = useOrderCall({
    failed: CHANGE_TEXTS.failed,
    done: CHANGE_TEXTS.saved,
    onDone: onClose,
    onStale: setRead,
  });
  const count = Number(amount.replace(",", "."));
  const isAmountValid = amount.trim() !== "" && Number.isFinite(count) && count > 0;
  const save = (wanted: number): void => {
    setIsAsked(true);
    if (product === null || !(wanted === 0 || isAmountValid)) return;
    const unit = before?.product === product ? before.unit : (record?.defaultUnit ?? record?.unit ?? "piece");
    const item = { product, amount: wanted, unit, parts: answers };
    mutate({
      order,
      send: ({ id, version }) =>
        call("PUT /api/orders/{id}/items/{index}", {
          params: { id, index: String(index) },
          body: { ...item, version },
        }),
    });
  };
  const isStale = order.version !== seen;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={
        before
          ? CHANGE_TEXTS.changeTitle({ ticket: opened.ticketNumber, item: before.name })
          : CHANGE_TEXTS.addTitle(opened.ticketNumber)
      }
      footer={
        <>
          {before && before.amount > 0 && (
            <Button variant="danger" size="lg" className="me-auto" isDisabled={isPending} onPress={() => save(0)}>
              {CHANGE_TEXTS.remove}
            </Button>
          )}
          <Button size="lg" onPress={onClose}>
            {COMMON_TEXTS.cancel}
          </Button>
          <Button variant="primary" size="lg" isDisabled={isPending} onPress={() => save(count)}>
            {isStale ? CHANGE_TEXTS.anyway : COMMON_TEXTS.save}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {isStale && <Meanwhile order={order} index={index} currency={currency} />}
        {!before && (
          <ReferencePicker
            label={CHANGE_TEXTS.product}
            resource="products"
            value={product}
            isRequired
            error={isAsked && product === null ? CHANGE_TEXTS.nothing : undefined}
            onChange={(id) => {
              setProduct(id);
              setAnswers([]);
            }}
          />
        )}
        <div className="flex items-end gap-2">
          <IconButton label={CHANGE_TEXTS.less} onPress={() => setAmount(String(Math.max(1, (count || 1) - 1)))}>
            <Minus size={20} aria-hidden />
          </IconButton>
          <Input
            label={CHANGE_TEXTS.amount}
            value={amount}
            inputMode="decimal"
            className="w-28"
            error={isAsked && !isAmountValid ? CHANGE_TEXTS.amountInvalid : undefined}
            onChange={setAmount}
          />
          <IconButton label={CHANGE_TEXTS.more} onPress={() => setAmount(String((count || 0) + 1))}>
            <Plus size={20} aria-hidden />
          </IconButton>
        </div>
        {product !== null && isFetching && !record && (
          <p role="status" className="text-muted">
            {CHANGE_TEXTS.loading}
          </p>
        )}
        {steps.map((step, place) => (
          <ItemStep
            key={place}
            step={step}
            currency={currency}
            value={answers[place] ?? null}
            onChange={(value) => setAnswers(steps.map((_, at) => (at === place ? value : (answers[at] ?? null))))}
          />
        ))}
      </div>
    </Dialog>
  );
}

function Meanwhile({ order, index, currency }: { order: StaffOrder; index: number; currency: string }) {
  const item = order.items[index];
  const total = order.pricing?.totalGross;
  const formatMoney = useMoney();
  return (
    <div role="alert" className="flex gap-2 rounded-control bg-warning-soft px-3 py-2 text-ink">
      <CircleAlert size={18} aria-hidden className="mt-0.5 shrink-0" />
      <p>
        <strong className="block">{CHANGE_TEXTS.meanwhile}</strong>
        {item && <span className="block">{CHANGE_TEXTS.meanwhileItem(itemText(item))}</span>}
        {total !== undefined && CHANGE_TEXTS.meanwhileTotal(formatMoney(total, currency))}
      </p>
    </div>
  );
}

/** The answer to a step as the order asks for it: the ids of files, everything else as it was chosen. */
function answerOf({ value, uploads }: OrderItem["parts"][number]): Answer {
  return uploads?.map(({ id }) => id) ?? value;
}

function itemText(item: OrderItem): string {
  return item.amount === 0 ? `${item.name} ${CHANGE_TEXTS.removed}` : `${formatQuantity(item)} ${item.name}`;
}
