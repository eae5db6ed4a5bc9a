import type { StaffOrder } from "@tresen/contract/order/order";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { formatDateTime } from "@tresen/contract/kit/time";
import { type SubmitEvent, useState } from "react";
import { call } from "../../../../shared/api";
import { useZoneOf } from "../../../shared/branches";
import { useMay } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import { Input } from "../../../shared/ui/input";
import { Private } from "../../../shared/visibility";
import { useOrderCall } from "../change/use-order-call";
import { STEP_TEXTS } from "./step.texts";

/** What staff wrote down about the order, and a line to add something. */
export function OrderNotes({ order }: { order: StaffOrder }) {
  const [text, setText] = useState("");
  const zone = useZoneOf()(order.branch.id);
  const may = useMay()({ permission: orderPermissions.note, branch: order.branch.id });
  const { mutate, isPending } = useOrderCall({
    failed: STEP_TEXTS.noteFailed,
    done: STEP_TEXTS.noted,
    onDone: () => setText(""),
    // A note contradicts no change of others.
    onStale: () => undefined,
  });
  const add = (event: SubmitEvent): void => {
    event.preventDefault();
    if (text.trim() !== "")
      mutate({
        order,
        send: ({ id }) => call("POST /api/orders/{id}/notes", { params: { id }, body: { text: text.trim() } }),
      });
  };
  if (!may && order.notes.length === 0) return null;
  return (
    <section aria-label={STEP_TEXTS.notes} className="flex flex-col gap-2">
      <h3 className="font-semibold">{STEP_TEXTS.notes}</h3>
      <ul className="flex flex-col gap-2 empty:hidden">
        {order.notes.map(({ at, name, text: written }) => (
          <li key={`${at} ${written}`} className="rounded-control bg-sunken px-3 py-2 wrap-anywhere">
            <Private kind="customer">{written}</Private>
            <span className="block text-sm text-muted">
              {STEP_TEXTS.noteBy({ name, time: formatDateTime({ at: Date.parse(at), zone }) })}
            </span>
          </li>
        ))}
      </ul>
      {may && (
        <form onSubmit={add} className="flex items-end gap-2">
          <Input label={STEP_TEXTS.note} value={text} maxLength={500} onChange={setText} className="min-w-0 flex-1" />
          <Button type="submit" isDisabled={isPending || text.trim() === ""}>
            {STEP_TEXTS.addNote}
          </Button>
        </form>
      )}
    </section>
  );
}
