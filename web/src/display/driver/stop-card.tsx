import { formatQuantity } from "@tresen/contract/catalog/units";
import type { DriverStop, OpenStop } from "@tresen/contract/delivery/delivery";
import { doorOf, routeTo, townOf } from "@tresen/contract/delivery/run";
import { formatMoney } from "@tresen/contract/kit/money";
import { formatTime } from "@tresen/contract/kit/time";
import { DRIVER_TEXTS } from "./driver.texts";

interface StopCardProps {
  stop: DriverStop;
  zone: string;
  currency: string;
  /** Delivered, also where the server does not know it yet. */
  isDelivered: boolean;
  isBusy: boolean;
  onDeliver: () => void;
  onUndo: (() => void) | undefined;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

/** One order of the run: where it goes, whom to call, what is to be paid. */
export function StopCard({ stop, isDelivered, onUndo, ...props }: StopCardProps) {
  const { ticketNumber } = stop;
  if ("street" in stop && !isDelivered) return <OpenCard {...props} stop={stop} />;
  return (
    <li className="over">
      <h2>{DRIVER_TEXTS.ticket(ticketNumber)}</h2>
      <p>{stop.state === "canceled" ? DRIVER_TEXTS.canceled : `✓ ${DRIVER_TEXTS.delivered}`}</p>
      {onUndo && stop.state !== "canceled" && (
        <button type="button" aria-label={DRIVER_TEXTS.undoOf(ticketNumber)} onClick={onUndo}>
          {DRIVER_TEXTS.undo}
        </button>
      )}
    </li>
  );
}

type OpenCardProps = Omit<StopCardProps, "stop" | "isDelivered" | "onUndo"> & { stop: OpenStop };

function OpenCard({ stop, zone, currency, isBusy, onDeliver, onUp, onDown }: OpenCardProps) {
  const { ticketNumber, due, phone } = stop;
  const at = stop.appointment ?? stop.promisedAt;
  const address = [stop.street, doorOf(stop), townOf(stop)].filter(Boolean);
  const name = stop.name || stop.company || DRIVER_TEXTS.noName;
  return (
    <li>
      <div className="head">
        <h2>{DRIVER_TEXTS.ticket(ticketNumber)}</h2>
        <p>{at === null ? DRIVER_TEXTS.asSoonAsPossible : DRIVER_TEXTS.at(formatTime({ at: Date.parse(at), zone }))}</p>
        {onUp && (
          <button type="button" aria-label={DRIVER_TEXTS.up(ticketNumber)} disabled={isBusy} onClick={onUp}>
            ↑
          </button>
        )}
        {onDown && (
          <button type="button" aria-label={DRIVER_TEXTS.down(ticketNumber)} disabled={isBusy} onClick={onDown}>
            ↓
          </button>
        )}
      </div>
      <p className="name">{[stop.name, stop.company].filter(Boolean).join(", ") || DRIVER_TEXTS.noName}</p>
      <p className="address">
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <p className="links">
        <a href={routeTo(stop)} target="_blank" rel="noreferrer" aria-label={DRIVER_TEXTS.mapTo(address.join(", "))}>
          {DRIVER_TEXTS.map}
        </a>
        {phone && (
          <a href={`tel:${phone}`} aria-label={DRIVER_TEXTS.call(name)}>
            {phone}
          </a>
        )}
      </p>
      {stop.comment && (
        <p className="comment">
          <strong>{DRIVER_TEXTS.comment}:</strong> {stop.comment}
        </p>
      )}
      <p className="items">
        {stop.items.map(({ name: item, amount, unit }) => `${formatQuantity({ amount, unit })} ${item}`).join(", ")}
      </p>
      <p className={due > 0 ? "due" : "paid"}>
        {due > 0
          ? `${DRIVER_TEXTS.due(formatMoney(due, currency))} · ${DRIVER_TEXTS.by(stop.paymentMethod)}`
          : DRIVER_TEXTS.paid}
      </p>
      <button type="button" className="primary" aria-label={DRIVER_TEXTS.deliver(ticketNumber)} onClick={onDeliver}>
        {DRIVER_TEXTS.delivered}
      </button>
    </li>
  );
}
