import { Link } from "@tanstack/react-router";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Delivery } from "@tresen/contract/delivery/delivery";
import { townOf } from "@tresen/contract/delivery/run";
import { formatTime } from "@tresen/contract/kit/time";
import { useCurrency } from "../../../shared/config";
import { Private, useMoney } from "../../../shared/visibility";
import { TIME_TEXTS } from "../order.texts";
import { DELIVERY_TEXTS } from "./delivery.texts";
import { type DeliveryGroup, expectedAt, windowEnd } from "./groups";

type Choose = (chosen: ReadonlySet<string>) => void;

interface OpenDeliveriesProps {
  groups: readonly DeliveryGroup[];
  branch: Branch;
  chosen: ReadonlySet<string>;
  /** Undefined for people who may not give deliveries to drivers. */
  onChoose: Choose | undefined;
}

/** The deliveries that nobody brings yet, by area and time. */
export function OpenDeliveries({ groups, branch, chosen, onChoose }: OpenDeliveriesProps) {
  const zone = zoneOf(branch);
  return (
    <section aria-labelledby="open-title" className="flex min-w-0 flex-col gap-3">
      <h2 id="open-title" className="text-lg font-semibold">
        {DELIVERY_TEXTS.open}
      </h2>
      {groups.length === 0 && <p className="text-muted">{DELIVERY_TEXTS.noneOpen}</p>}
      {groups.map((group) => (
        <Group key={`${group.area} ${group.from}`} group={group} zone={zone} chosen={chosen} onChoose={onChoose} />
      ))}
    </section>
  );
}

interface GroupProps extends Omit<OpenDeliveriesProps, "groups" | "branch"> {
  group: DeliveryGroup;
  zone: string;
}

const CHECK = "size-5 shrink-0 accent-action";
const ROW = "flex min-h-11 min-w-0 items-center gap-3";

function Group({ group: { area, from, deliveries }, zone, chosen, onChoose }: GroupProps) {
  const time = (at: number): string => formatTime({ at, zone });
  const window =
    from === null
      ? DELIVERY_TEXTS.asSoonAsPossible
      : DELIVERY_TEXTS.window({ from: time(from), to: time(windowEnd(from)) });
  const title = `${area ?? DELIVERY_TEXTS.noArea} · ${window}`;
  const isWhole = deliveries.every(({ id }) => chosen.has(id));
  const choose = ({ ids, isChosen }: { ids: readonly string[]; isChosen: boolean }): void =>
    onChoose?.(new Set([...[...chosen].filter((id) => !ids.includes(id)), ...(isChosen ? ids : [])]));
  return (
    <div className="rounded-panel border border-line bg-surface">
      <label className={`${ROW} border-b border-line px-3`}>
        {onChoose && (
          <input
            type="checkbox"
            className={CHECK}
            aria-label={DELIVERY_TEXTS.all(title)}
            checked={isWhole}
            onChange={({ target }) => choose({ ids: deliveries.map(({ id }) => id), isChosen: target.checked })}
          />
        )}
        <h3 className="min-w-0 flex-1 font-semibold wrap-anywhere">{title}</h3>
        <span className="figures text-muted">{deliveries.length}</span>
      </label>
      <ul className="divide-y divide-line">
        {deliveries.map((delivery) => (
          <li key={delivery.id} className="flex items-center gap-2 px-3 py-1">
            <label className={`${ROW} flex-1`}>
              {onChoose && (
                <input
                  type="checkbox"
                  className={CHECK}
                  aria-label={DELIVERY_TEXTS.choose(delivery.ticketNumber)}
                  checked={chosen.has(delivery.id)}
                  onChange={({ target }) => choose({ ids: [delivery.id], isChosen: target.checked })}
                />
              )}
              <DeliveryText delivery={delivery} time={time} />
            </label>
            <Link
              to="/"
              search={{ order: delivery.id }}
              aria-label={DELIVERY_TEXTS.show(delivery.ticketNumber)}
              className="figures grid min-h-11 min-w-11 place-items-center text-lg font-bold text-action-text underline"
            >
              {delivery.ticketNumber}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function DeliveryText({ delivery, time }: { delivery: Delivery; time: (at: number) => string }) {
  const currency = useCurrency();
  const formatMoney = useMoney();
  const at = expectedAt(delivery);
  const { driver, due, isPrepared } = delivery;
  return (
    <span className="min-w-0 flex-1 py-1">
      <span className="block wrap-anywhere">
        {at !== null && <strong className="figures">{TIME_TEXTS.clock(time(at))} </strong>}
        <Private kind="customer">{[delivery.street, townOf(delivery)].filter(Boolean).join(", ")}</Private>
      </span>
      <span className="block text-sm text-muted">
        {[
          due > 0 ? DELIVERY_TEXTS.due(formatMoney(due, currency)) : DELIVERY_TEXTS.paid,
          isPrepared ? DELIVERY_TEXTS.prepared : "",
          driver ? DELIVERY_TEXTS.formerDriver(driver.name) : "",
        ]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </span>
  );
}
