import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Closing, ClosingPreview } from "@tresen/contract/closing/closing";
import { CLOSING_FAULTS } from "@tresen/contract/closing/closing.texts";
import type { Cents } from "@tresen/contract/kit/money";
import { Fragment, type KeyboardEvent, useRef, useState } from "react";
import { ApiError, call } from "../../../shared/api";
import { parseMoney } from "../../admin/model/entry";
import { useCurrency } from "../../shared/config";
import { callWithEntry } from "../../shared/failed/failed-calls";
import { isConflict } from "../../shared/failure";
import { showToast } from "../../shared/toasts";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { FieldMessage, Input } from "../../shared/ui/input";
import { Checkbox } from "../../shared/ui/switch";
import { useMoney } from "../../shared/visibility";
import { CLOSE_TEXTS as texts } from "./closing.texts";
import { countedCash, piecesOf } from "./counted-cash";
import { CancelButton, PendingNote, usePendingClose } from "./pending-close";
import { Refusal } from "./refusal";
import { useOpenAmounts } from "./use-open-amounts";

interface CloseProps {
  branch: Pick<Branch, "id" | "name">;
  preview: ClosingPreview;
  onClosed: (closing: Closing) => void;
  /** What is open has changed, since somebody else closed the branch. */
  onChanged: () => void;
  onClose: () => void;
}

/**
 * Closes the day of a branch: with the cash as it was counted, as one amount or by notes and coins. Once somebody else has
 * closed it there is only a way to the new state, and what is empty is closed only by who says that it is meant.
 */
export function CloseDialog({ branch, preview, onClosed, onChanged, onClose }: CloseProps) {
  const currency = useCurrency();
  const money = useMoney();
  const [typed, setTyped] = useState("");
  const [pieces, setPieces] = useState<Record<Cents, string>>({});
  const [note, setNote] = useState("");
  const [isEmptyMeant, setIsEmptyMeant] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [isClosing, setIsClosing] = useState(false);
  // The same for each attempt, so that nothing is closed twice. A refused closing has not used it.
  const [key] = useState(() => crypto.randomUUID());
  /** The preview with which it was opened. More may be booked meanwhile, but it stays the closing of this number. */
  const [opened] = useState(preview);
  const button = useRef<HTMLButtonElement>(null);
  const isSame = preview.number === opened.number;
  // Without an answer it may be this form that has closed it. Then the same has to be sent again.
  const isOvertaken = isConflict(failure) || (!isSame && failure === null && !isClosing);
  // The other conflict is an earlier attempt of this form that did close it, whose answer was lost.
  const isUnused = !(failure instanceof ApiError) || failure.errors[0]?.code === "closing.meanwhile";
  const { expectedCash, entries } = (isSame ? preview : opened).sums;
  const counted = parseMoney(typed);
  const isInvalid = counted !== null && (typeof counted !== "number" || counted < 0);
  const isEmpty = entries === 0;
  const setPiece = (value: Cents, count: string): void => {
    const changed = { ...pieces, [value]: count };
    setPieces(changed);
    const sum = countedCash(changed);
    setTyped(sum === null ? "" : (sum / 100).toFixed(2).replace(".", ","));
  };
  const pending = usePendingClose({ isPending: isClosing, onClose });
  const close = async (): Promise<void> => {
    setIsClosing(true);
    setFailure(null);
    try {
      const countedCash = typeof counted === "number" ? counted : null;
      await callWithEntry(async () => {
        const closing = await call("POST /api/closings", {
          body: { branch: branch.id, number: opened.number, countedCash, note },
          headers: { "Idempotency-Key": key },
        });
        showToast({ kind: "success", message: texts.done(closing.number) });
        onClosed(closing);
      });
    } catch (refused) {
      setFailure(refused);
      setIsClosing(false);
      // Without an answer it may be closed. Then the same has to be sent again, and not the closing after it.
      if (refused instanceof ApiError && refused.status > 0) onChanged();
    }
  };
  // It goes on to the next field, and at last to the button: who types numbers one after another closes nothing by it.
  const goOn = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const fields = [...event.currentTarget.querySelectorAll("input")].filter(
      (field) => !field.closest("details:not([open])"),
    );
    (fields[fields.indexOf(event.target) + 1] ?? button.current)?.focus();
  };
  return (
    <Dialog
      isOpen
      onClose={pending.close}
      size="md"
      title={texts.title(branch.name)}
      footer={
        isOvertaken ? (
          <Button
            key="new"
            variant="primary"
            autoFocus
            onPress={() => {
              onChanged();
              onClose();
            }}
          >
            {texts.seeNew}
          </Button>
        ) : (
          <>
            <CancelButton isPending={isClosing} onPress={pending.close} />
            <Button
              ref={button}
              variant="primary"
              isDisabled={isClosing || isInvalid || (isEmpty && !isEmptyMeant)}
              onPress={() => void close()}
            >
              {isClosing ? texts.closing : texts.confirm}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4" onKeyDown={goOn}>
        {isOvertaken && (
          <div role="alert" className="flex flex-col gap-1">
            {isConflict(failure) ? (
              <Refusal failure={failure} fallback={texts.failed} />
            ) : (
              <FieldMessage>{CLOSING_FAULTS.meanwhile}</FieldMessage>
            )}
            {isUnused && <p className="text-sm">{texts.notUsed}</p>}
          </div>
        )}
        {!isOvertaken && <p className="wrap-break-word hyphens-auto">{texts.final}</p>}
        {!isOvertaken && isEmpty && <p className="wrap-break-word hyphens-auto">{texts.emptyMeaning}</p>}
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
          <dt>{texts.expected}</dt>
          <dd className="text-end">{money(expectedCash, currency)}</dd>
          <OfOpenOrders branch={branch.id} />
          {typeof counted === "number" && (
            <>
              <dt>{texts.difference}</dt>
              <dd className="text-end font-semibold">{money(counted - expectedCash, currency)}</dd>
            </>
          )}
        </dl>
        <Input
          label={texts.counted}
          hint={texts.countedHint}
          autoFocus
          readOnly={isOvertaken}
          inputMode="decimal"
          suffix={currency}
          value={typed}
          error={isInvalid ? texts.amountInvalid : undefined}
          onChange={setTyped}
        />
        <details>
          <summary className="cursor-pointer py-2">{texts.pieces}</summary>
          <div className="grid grid-cols-2 gap-2 pt-2 sm:grid-cols-3">
            {piecesOf(currency).map((value) => (
              <Input
                key={value}
                label={texts.piece(money(value, currency))}
                readOnly={isOvertaken}
                inputMode="numeric"
                value={pieces[value] ?? ""}
                maxLength={5}
                onChange={(count) => setPiece(value, count)}
              />
            ))}
          </div>
        </details>
        <Input label={texts.note} readOnly={isOvertaken} value={note} maxLength={500} onChange={setNote} />
        {!isOvertaken && isEmpty && (
          <Checkbox isSelected={isEmptyMeant} onChange={setIsEmptyMeant}>
            {texts.emptyMeant}
          </Checkbox>
        )}
        <PendingNote isAsked={pending.isAsked}>{texts.pending}</PendingNote>
        {!isOvertaken && <Refusal failure={failure} fallback={texts.failed} />}
      </div>
    </Dialog>
  );
}

/**
 * How much of the expected cash is of orders that are still open, or that there may be such cash where it is not known;
 * and what is asked for online and not paid yet.
 */
function OfOpenOrders({ branch }: { branch: string }) {
  const currency = useCurrency();
  const money = useMoney();
  const open = useOpenAmounts(branch);
  if (!open) return <dt className="col-span-2 text-sm text-muted">{texts.openCashUnknown}</dt>;
  const lines = [
    { label: texts.openCash(open.cash.orders), ...open.cash },
    { label: texts.openOnline(open.online.orders), ...open.online },
  ];
  return lines
    .filter(({ orders }) => orders > 0)
    .map(({ label, amount }) => (
      <Fragment key={label}>
        <dt className="text-sm text-muted">{label}</dt>
        <dd className="text-end text-sm text-muted">{money(amount, currency)}</dd>
      </Fragment>
    ));
}
