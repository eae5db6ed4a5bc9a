import { useQueryClient } from "@tanstack/react-query";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Booking, NewBooking } from "@tresen/contract/closing/booking";
import { enteredBooking } from "@tresen/contract/closing/booking-entered";
import { BOOKING_FAULTS, PAID_BY_LABELS } from "@tresen/contract/closing/booking.texts";
import { formatTime } from "@tresen/contract/kit/time";
import { PAID_BY, type PaidBy } from "@tresen/contract/statistics/statistics";
import { TriangleAlert } from "lucide-react";
import { type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { call } from "../../../shared/api";
import { serverNow } from "../../../shared/server-clock";
import { parseMoney, parseRate } from "../../admin/model/entry";
import { useCurrency } from "../../shared/config";
import { callWithEntry } from "../../shared/failed/failed-calls";
import { isOffline } from "../../shared/failure";
import { showToast } from "../../shared/toasts";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { Input } from "../../shared/ui/input";
import { Select } from "../../shared/ui/select";
import { closingQueries } from "./closing-queries";
import { BOOKING_TEXTS as texts, CLOSE_TEXTS, CLOSING_TEXTS } from "./closing.texts";
import { equalEntry } from "./open-bookings";
import { CancelButton, PendingNote, usePendingClose } from "./pending-close";
import { Refusal } from "./refusal";

interface BookingProps {
  branch: Branch;
  kind: NewBooking["kind"];
  onBooked: () => void;
  onClose: () => void;
}

const PAYMENTS = PAID_BY.map((value) => ({ value, label: PAID_BY_LABELS[value] }));
const WHAT = [
  { value: "rate", label: texts.revenue },
  { value: "from", label: texts.moved },
] as const;

/**
 * Books a tip or a correction as an entry of its own. Where an equal one was booked within the last minutes, by whomever,
 * it says so and asks once more.
 */
export function BookingDialog({ branch, kind, onBooked, onClose }: BookingProps) {
  const currency = useCurrency();
  const client = useQueryClient();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [amountText, setAmountText] = useState("");
  const [payment, setPayment] = useState<PaidBy>("cash");
  const [what, setWhat] = useState<"rate" | "from">("rate");
  const [rateText, setRateText] = useState("");
  const [from, setFrom] = useState<PaidBy>("atm-card");
  const [reason, setReason] = useState("");
  const [failure, setFailure] = useState<unknown>(null);
  const [isBooking, setIsBooking] = useState(false);
  /** How often it was tried to book what is not complete. */
  const [tried, setTried] = useState(0);
  /** What was looked for among the entries of the last minutes, as JSON, and the equal entry there. */
  const [looked, setLooked] = useState<{ for: string; equal: Booking | undefined } | null>(null);
  // One for the opened form: where only the answer was lost, the same sent again books nothing more, and something else
  // is refused. A refused booking has not used it.
  const [key] = useState(() => crypto.randomUUID());
  useEffect(() => {
    if (tried > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [tried]);
  const isTip = kind === "tip";
  const amount = parseMoney(amountText);
  const rate = parseRate(rateText);
  const isMissing = (text: string): boolean => tried > 0 && text.trim() === "";
  const isWrongAmount = (amountText !== "" && typeof amount !== "number") || isMissing(amountText);
  const isWrongRate = (rateText !== "" && typeof rate !== "number") || isMissing(rateText);
  const target = isTip ? {} : what === "from" ? { from } : typeof rate === "number" ? { rate } : null;
  const isReady = typeof amount === "number" && amount !== 0 && target !== null && (isTip || reason.trim() !== "");
  const entered: NewBooking | null = isReady ? { branch: branch.id, kind, amount, payment, reason, ...target } : null;
  const equal = looked?.for === JSON.stringify(entered) ? looked.equal : undefined;
  const book = async (body: NewBooking): Promise<void> => {
    const wanted = JSON.stringify(body);
    setIsBooking(true);
    setFailure(null);
    try {
      // Once it was sent, an equal entry may be this one.
      if (looked?.for !== wanted) {
        const content = enteredBooking({ entered: body, at: new Date(serverNow()).toISOString(), by: "" });
        const entries = await client
          .fetchQuery({ ...closingQueries.open(branch.id), staleTime: 0 })
          .catch(unlessOffline);
        if (entries) {
          const found = equalEntry({ to: content, entries });
          setLooked({ for: wanted, equal: found });
          if (found) return setIsBooking(false);
        }
      }
      await callWithEntry(async () => {
        await call("POST /api/bookings", { body, headers: { "Idempotency-Key": key } });
        showToast({ kind: "success", message: texts.done });
        onBooked();
      });
    } catch (refused) {
      setFailure(refused);
      setIsBooking(false);
    }
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isBooking) return;
    if (entered) void book(entered);
    else setTried(tried + 1);
  };
  const { close, isAsked } = usePendingClose({ isPending: isBooking, onClose });
  const name = isTip ? CLOSING_TEXTS.tip : CLOSING_TEXTS.correction;
  return (
    <Dialog
      isOpen
      onClose={close}
      title={texts.title({ kind: name, branch: branch.name })}
      footer={
        <>
          <CancelButton isPending={isBooking} onPress={close} />
          {/* Never disabled, or it would lose the focus: `submit` lets nothing be sent twice. */}
          <Button type="submit" form={formId} variant="primary">
            {isBooking ? texts.booking : equal ? texts.bookAgain : texts.book}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
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
          autoFocus
          inputMode="text"
          suffix={currency}
          value={amountText}
          error={isWrongAmount ? CLOSE_TEXTS.amountInvalid : amount === 0 ? BOOKING_FAULTS.amount : undefined}
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
        <Input
          label={texts.reason}
          required={!isTip}
          value={reason}
          maxLength={200}
          error={!isTip && isMissing(reason) ? BOOKING_FAULTS.reason : undefined}
          onChange={setReason}
        />
        {equal && (
          <p role="alert" className="flex items-start gap-1.5 text-sm text-warning">
            <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
            {texts.earlier(formatTime({ at: Date.parse(equal.at), zone: zoneOf(branch) }))}
          </p>
        )}
        <PendingNote isAsked={isAsked}>{texts.pending}</PendingNote>
        <Refusal failure={failure} fallback={texts.failed} />
      </form>
    </Dialog>
  );
}

/** Without a connection the booking is sent all the same: what becomes of it is an error entry with a retry of its own. */
function unlessOffline(error: unknown): null {
  if (isOffline(error)) return null;
  throw error;
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
