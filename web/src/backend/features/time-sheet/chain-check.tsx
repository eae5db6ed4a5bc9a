import { useMutation } from "@tanstack/react-query";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { call } from "../../../shared/api";
import { failureText } from "../../shared/failure";
import { Button } from "../../shared/ui/button";
import { FieldMessage } from "../../shared/ui/input";
import { dayText, monthText } from "./sheet-words";
import { SHEETS_PAGE as texts } from "./time-sheet-page.texts";

/** Computes the locked months of somebody again, and says whether anything was changed since. */
export function ChainCheck({ user }: { user: string }) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => call("GET /api/time-sheets/verify", { query: { user } }),
  });
  return (
    <div className="flex flex-col items-start gap-2 text-sm">
      <Button size="sm" isDisabled={isPending} onPress={() => mutate()}>
        {isPending ? texts.verifying : texts.verify}
      </Button>
      {error && <FieldMessage>{failureText(error, texts.verifyFailed)}</FieldMessage>}
      {data && (
        <div role="status" className="flex flex-col gap-1">
          <p className="flex items-center gap-2 font-medium">
            {data.isWhole ? <CircleCheck size={16} aria-hidden /> : <TriangleAlert size={16} aria-hidden />}
            {data.isWhole ? texts.whole(data.months.length) : texts.broken}
          </p>
          <ul className="flex flex-col gap-1">
            {data.months.map(({ month, hash, deletedAt, faults }) => (
              <li key={month} className="min-w-0 wrap-anywhere">
                {monthText(month)}: <code className="text-xs">{hash}</code>
                {deletedAt !== null && ` ${texts.deleted(dayText(deletedAt.slice(0, 10)))}`}
                {faults.length > 0 && (
                  <span className="text-danger"> – {faults.map((fault) => texts.faults[fault]).join(", ")}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
