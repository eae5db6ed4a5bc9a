import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Closing, ClosingPreview } from "@tresen/contract/closing/closing";
import type { Cents } from "@tresen/contract/kit/money";
import { useState } from "react";
import { ApiError, call } from "../../../shared/api";
import { parseMoney } from "../../admin/model/entry";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { useCurrency } from "../../shared/config";
import { callWithEntry } from "../../shared/failed/failed-calls";
import { failureSentences } from "../../shared/failure";
import { showToast } from "../../shared/toasts";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { FieldMessage, Input } from "../../shared/ui/input";
import { useMoney } from "../../shared/visibility";
import { CLOSE_TEXTS as texts } from "./closing.texts";
import { countedCash, piecesOf } from "./counted-cash";

interface CloseProps {
  branch: Pick<Branch, "id" | "name">;
  preview: ClosingPreview;
  onClosed: (closing: Closing) => void;
  /** What is open has changed, since somebody else closed the branch. */
  onChanged: () => void;
  onClose: () => void;
}

/** Closes the day of a branch: with the cash as it was counted, as one amount or by notes and coins. */
export function CloseDialog({ branch, preview, onClosed, onChanged, onClose }: CloseProps) {
  const currency = useCurrency();
  const money = useMoney();
  const [typed, setTyped] = useState("");
  const [pieces, setPieces] = useState<Record<Cents, string>>({});
  const [note, setNote] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isClosing, setIsClosing] = useState(false);
  // The same for each attempt, so that nothing is closed twice. A refused closing has not used it.
  const [key] = useState(() => crypto.randomUUID());
  const counted = parseMoney(typed);
  const isInvalid = counted !== null && (typeof counted !== "number" || counted < 0);
  const { expectedCash } = preview.sums;
  const setPiece = (value: Cents, count: string): void => {
    const changed = { ...pieces, [value]: count };
    setPieces(changed);
    const sum = countedCash(changed);
    setTyped(sum === null ? "" : (sum / 100).toFixed(2).replace(".", ","));
  };
  const close = async (): Promise<void> => {
    setIsClosing(true);
    setError(null);
    const body = {
      branch: branch.id,
      number: preview.number,
      countedCash: typeof counted === "number" ? counted : null,
      note,
    };
    const headers = { "Idempotency-Key": key };
    try {
      await callWithEntry(async () => {
        const closing = await call("POST /api/closings", { body, headers });
        showToast({ kind: "success", message: texts.done(closing.number) });
        onClosed(closing);
      });
    } catch (failure) {
      setError(failureSentences(failure, texts.failed));
      setIsClosing(false);
      // Without an answer it may be closed. Then the same has to be sent again, and not the closing after it.
      if (failure instanceof ApiError && failure.status > 0) onChanged();
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={texts.title(branch.name)}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button variant="primary" isDisabled={isClosing || isInvalid} onPress={() => void close()}>
            {isClosing ? texts.closing : texts.confirm}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{texts.final}</p>
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
          <dt>{texts.expected}</dt>
          <dd className="text-end">{money(expectedCash, currency)}</dd>
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
                inputMode="numeric"
                value={pieces[value] ?? ""}
                maxLength={5}
                onChange={(count) => setPiece(value, count)}
              />
            ))}
          </div>
        </details>
        <Input label={texts.note} value={note} maxLength={500} onChange={setNote} />
        {error && (
          <div role="alert">
            <FieldMessage>{error}</FieldMessage>
          </div>
        )}
      </div>
    </Dialog>
  );
}
