import type { Branch } from "@tresen/contract/branch/branch.resource";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { formatQuantity } from "@tresen/contract/catalog/units";
import type { Delivery, DeliveryRun } from "@tresen/contract/delivery/delivery";
import { doorOf, townOf } from "@tresen/contract/delivery/run";
import { formatDateTime, formatTime } from "@tresen/contract/kit/time";
import { PAYMENT_LABELS } from "@tresen/contract/payment/payment-method.texts";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { serverNow } from "../../../../shared/server-clock";
import { useCurrency } from "../../../shared/config";
import { SHEET_TEXTS } from "./delivery.texts";
import { expectedAt } from "./groups";
import "./run-sheet.css";
import { useMoney, Private } from "../../../shared/visibility";

interface RunSheetProps {
  run: DeliveryRun;
  branch: Branch;
  /** The open deliveries of the run. */
  deliveries: readonly Delivery[];
  /** Must stay the same function, since another one prints again. */
  onPrinted: () => void;
}

/** A run on paper. It is not shown on the screen, but printed at once. */
export function RunSheet({ run, branch, deliveries, onPrinted }: RunSheetProps) {
  const currency = useCurrency();
  const formatMoney = useMoney();
  const zone = zoneOf(branch);
  const stops = run.orders.flatMap(({ id }) => deliveries.find((delivery) => delivery.id === id) ?? []);
  const total = stops.reduce((sum, { due }) => sum + due, 0);
  useEffect(() => {
    // Where the browser prints without waiting, the sheet stays until it has.
    window.addEventListener("afterprint", onPrinted, { once: true });
    window.print();
    return () => window.removeEventListener("afterprint", onPrinted);
  }, [onPrinted]);
  return createPortal(
    <section className="run-sheet" aria-hidden>
      <h1>{SHEET_TEXTS.title(run.driver.name)}</h1>
      <p>{SHEET_TEXTS.printed({ branch: branch.name, at: formatDateTime({ at: serverNow(), zone }) })}</p>
      <table>
        <thead>
          <tr>
            <th>{SHEET_TEXTS.ticket}</th>
            <th>{SHEET_TEXTS.time}</th>
            <th>{SHEET_TEXTS.address}</th>
            <th>{SHEET_TEXTS.items}</th>
            <th>{SHEET_TEXTS.due}</th>
          </tr>
        </thead>
        <tbody>
          {stops.map((stop) => {
            const at = expectedAt(stop);
            const lines = [stop.name, stop.company, stop.street, doorOf(stop), townOf(stop), stop.phone, stop.comment];
            return (
              <tr key={stop.id}>
                <td>{stop.ticketNumber}</td>
                <td>{at === null ? "–" : formatTime({ at, zone })}</td>
                <td>
                  <Private kind="customer">
                    {lines.filter(Boolean).map((line) => (
                      <div key={line}>{line}</div>
                    ))}
                  </Private>
                </td>
                <td>
                  {stop.items.map(({ name, amount, unit }, index) => (
                    <div key={index}>{`${formatQuantity({ amount, unit })} ${name}`}</div>
                  ))}
                </td>
                <td>
                  {stop.due > 0 ? (
                    <>
                      <div>{formatMoney(stop.due, currency)}</div>
                      <div>{PAYMENT_LABELS[stop.paymentMethod]}</div>
                    </>
                  ) : (
                    SHEET_TEXTS.paid
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={4}>{SHEET_TEXTS.total}</td>
            <td>{formatMoney(total, currency)}</td>
          </tr>
        </tfoot>
      </table>
    </section>,
    document.body,
  );
}
