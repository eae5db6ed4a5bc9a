import type { NewBooking } from "@tresen/contract/closing/booking";
import { PAID_BY_LABELS } from "@tresen/contract/closing/booking.texts";
import { PAID_BY, type PaidBy } from "@tresen/contract/statistics/statistics";
import { useState } from "react";
import { call } from "../../../shared/api";
import { parseMoney, parseRate } from "../../admin/model/entry";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { useCurrency } from "../../shared/config";
import { callWithEntry } from "../../shared/failed/failed-calls";
import { failureSentences } from "../../shared/failure";
import { showToast } from "../../shared/toasts";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { FieldMessage, Input } from "../../shared/ui/input";
import { Select } from "../../shared/ui/select";
import { BOOKING_TEXTS as texts, CLOSE_TEXTS, CLOSING_TEXTS } from "./closing.texts";

interface BookingProps {
  branch: string;
  kind: NewBooking["kind"];
  onBooked: () => void;
  onClose: () => void;
}

const PAYMENTS = PAID_BY.map((value) => ({ value, label: PAID_BY_LABELS[value] }));
const WHAT = [
  { value: "rate", label: texts.revenue },
  { value: "from", label: texts.moved },
] as const;

/** Books a tip or a correction as an entry of its own. */
export function BookingDialog({ branch, kind, onBooked, onClose }: BookingProps) {
  const currency = useCurrency();
  const [amountText, setAmountText] = useState("");
  const [payment, setPayment] = useState<PaidBy>("cash");
  const [what, setWhat] = useState<"rate" | "from">("rate");
  const [rateText, setRateText] = useState("");
  const [from, setFrom] = useState<PaidBy>("atm-card");
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isBooking, setIsBooking] = useState(false);
  // One for the opened form: where only the answer was lost, the same sent again books nothing more, and something else
  // is refused. A refused booking has not used it.
  const [key] = useState(() => crypto.randomUUID());
  const isTip = kind === "tip";
  const amount = parseMoney(amountText);
  const rate = parseRate(rateText);
  const isWrongAmount = amountText !== "" && typeof amount !== "number";
  const isWrongRate = rateText !== "" && typeof rate !== "number";
  const target = isTip ? {} : what === "from" ? { from } : typeof rate === "number" ? { rate } : null;
  const isReady = typeof amount === "number" && amount !== 0 && target !== null && (isTip || reason.trim() !== "");
  const book = async (): Promise<void> => {
    if (typeof amount !== "number" || target === null) return;
    setIsBooking(true);
    setError(null);
    const headers = { "Idempotency-Key": key };
    try {
      await callWithEntry(async () => {
        await call("POST /api/bookings", { body: { branch, kind, amount, payment, reason, ...target }, headers });
        showToast({ kind: "success", message: texts.done });
        onBooked();
      });
    } catch (failure) {
      setError(failureSentences(failure, texts.failed));
      setIsBooking(false);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isTip ? CLOSING_TEXTS.tip : CLOSING_TEXTS.correction}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button variant="primary" isDisabled={!isReady || isBooking} onPress={() => void book()}>
            {isBooking ? texts.booking : texts.book}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{texts.hint}</p>
        {!isTip && (
          <Select
            label={texts.what}
            options={WHAT}
            value={what}
            onChange={(value) => setWhat(value === "from" ? "from" : "rate")}
          />
        )}
        <Input
          label={texts.amount}
          hint={texts.amountHint}
          required
          inputMode="text"
          suffix={currency}
          value={amountText}
          error={isWrongAmount ? CLOSE_TEXTS.amountInvalid : undefined}
          onChange={setAmountText}
        />
        {!isTip && what === "rate" && (
          <Input
            label={texts.rate}
            required
            inputMode="decimal"
            suffix="%"
            value={rateText}
            error={isWrongRate ? texts.rateInvalid : undefined}
            onChange={setRateText}
          />
        )}
        {!isTip && what === "from" && <PaymentSelect label={texts.fromPayment} value={from} onChange={setFrom} />}
        <PaymentSelect
          label={!isTip && what === "from" ? texts.toPayment : texts.payment}
          value={payment}
          onChange={setPayment}
        />
        <Input label={texts.reason} required={!isTip} value={reason} maxLength={200} onChange={setReason} />
        {error && (
          <div role="alert">
            <FieldMessage>{error}</FieldMessage>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function PaymentSelect({
  label,
  value,
  onChange,
}: {
  label: string;
  value: PaidBy;
  onChange: (payment: PaidBy) => void;
}) {
  return (
    <Select
      label={label}
      options={PAYMENTS}
      value={value}
      onChange={(chosen) => onChange(PAID_BY.find((payment) => payment === chosen) ?? value)}
    />
  );
}
