import type { KitchenItem, KitchenOrder } from "@tresen/contract/display/display";
import { DEFAULT_TIME_ZONE, MINUTE } from "@tresen/contract/kit/time";
import { useEffect, useRef, useState } from "react";
import { chime } from "../../shared/chime";
import { WakeNotice } from "../../shared/wake/wake-notice";
import { keep, readKept } from "../shared/kept";
import type { Paired } from "../shared/paired";
import { SHARED_TEXTS } from "../shared/shared.texts";
import { useDisplayData } from "../shared/use-display-data";
import { useNow } from "../shared/use-now";
import { KitchenAlarms } from "./alarm/kitchen-alarms";
import { ItemList, type OpenItem, openItems } from "./item-list";
import { KITCHEN_TEXTS } from "./kitchen.texts";
import { LaterStrip } from "./later-strip";
import { SoldOutDialog } from "./sold-out/sold-out-dialog";
import { SoldOutNotice, SoldOutPanel } from "./sold-out/sold-out-parts";
import { useSoldOuts } from "./sold-out/use-sold-outs";
import { CountsPanel, RecallPanel } from "./side-panel";
import { Ticket } from "./ticket";
import { type Naming, type Station, countsOf, namedIn, notesFor, stateOf, ticketsOf, withNotes } from "./tickets";
import { type KitchenView, type Panel, Toolbar } from "./toolbar";
import { useKeys } from "./use-keys";
import { useNotes } from "./use-notes";
import { usePlaces } from "./use-places";
import { useStations } from "./use-stations";

const SETTINGS = "display-kitchen";

interface Settings {
  view: KitchenView;
  station: string | null;
}

/** The kitchen display: what a station has to prepare, as orders or as positions, or what the pass waits for. */
export function Kitchen({
  paired,
  mayTurnOff = false,
  onRefused,
}: {
  paired: Paired;
  /** Whether the device does not keep its screen on. */
  mayTurnOff?: boolean;
  onRefused: () => void;
}) {
  const { data, at, askedAt, isOffline, refresh } = useDisplayData<KitchenOrder[]>({ paired, onRefused });
  const notes = useNotes({ paired, onSent: refresh, onRefused });
  const now = useNow(1_000);
  const [settings, setSettings] = useState<Settings>(
    () => readKept<Settings>(SETTINGS) ?? { view: "orders", station: null },
  );
  const [panel, setPanel] = useState<Panel | null>(null);
  const soldOuts = useSoldOuts({ paired, isListed: panel === "soldOut", askedAt, isOffline, onRefused });
  /** The position of which something is sold out, while the dialog is open. */
  const [asked, setAsked] = useState<KitchenItem | null>(null);
  // What was sent since the last answer was asked for is not part of that answer.
  const unknown = [...notes.sent.filter(({ sentAt }) => sentAt > askedAt), ...notes.waiting];
  const orders = withNotes({ orders: data ?? [], notes: unknown, now });
  const { view } = settings;
  const stations = useStations({ paired, named: namedIn(orders) });
  const nameOf: Naming = (name) =>
    name === null ? KITCHEN_TEXTS.kitchen : (stations?.find(({ identifier }) => identifier === name)?.name ?? name);
  // A station that the branch does not have any longer would show nothing at all.
  const isKnown = stations?.some(({ identifier }) => identifier === settings.station) ?? true;
  const chosen = isKnown ? settings.station : null;
  const station: Station = view === "pass" ? undefined : (chosen ?? undefined);
  const tickets = ticketsOf({ orders, station, now });
  const places = usePlaces({ orders: tickets.open, shown: `${view} ${station ?? ""}` });
  const items = openItems({ orders: tickets.open, station });
  useChimeFor(tickets.open);
  const change = (changed: Partial<Settings>): void => {
    const next = { ...settings, ...changed };
    keep(SETTINGS, next);
    setSettings(next);
  };
  const finish = (order: KitchenOrder): void => notes.add(notesFor({ order, station, state: "done" }));
  const recall = (order: KitchenOrder): void => notes.add(notesFor({ order, station, state: "open" }));
  const toggle = (order: KitchenOrder, item: KitchenItem): void => {
    const { uid, ticketNumber } = order;
    const state = stateOf({ item, station }) === "done" ? "open" : "done";
    notes.add([{ uid, ticketNumber, line: item.line, station: station ?? null, state }]);
  };
  const show = (next: Panel): void => setPanel((shown) => (shown === next ? null : next));
  const finishItem = ({ order, item }: OpenItem): void => toggle(order, item);
  const keys = {
    press: (place: number) => {
      const [order, open] = [places[place], items[place]];
      if (view === "items") return open && finishItem(open);
      return order ? finish(order) : undefined;
    },
    recall: () => {
      const [last] = tickets.done;
      if (last) recall(last);
    },
    counts: () => show("counts"),
    soldOuts: () => show("soldOut"),
  };
  useKeys(asked ? null : keys);
  return (
    <main className="kitchen">
      <Toolbar
        name={paired.name}
        view={view}
        station={chosen}
        stations={stations ?? []}
        panel={panel}
        onView={(next) => change({ view: next })}
        onStation={(next) => change({ station: next })}
        onPanel={show}
      />
      {isOffline && at !== null && (
        <p className="offline" role="status">
          {SHARED_TEXTS.offline(Math.floor((now - at) / MINUTE))}
          {notes.waiting.length > 0 && ` · ${KITCHEN_TEXTS.waiting(notes.waiting.length)}`}
        </p>
      )}
      <WakeNotice isShown={mayTurnOff} className="wake" buttonClassName="tool" />
      <KitchenAlarms paired={paired} now={now} />
      {notes.refusals.length > 0 && (
        <div className="refusals" role="alert">
          <p>{notes.refusals.join(" ")}</p>
          <button type="button" className="tool" onClick={notes.dismiss}>
            {KITCHEN_TEXTS.understood}
          </button>
        </div>
      )}
      <SoldOutNotice soldOuts={soldOuts} />
      {asked && (
        <SoldOutDialog
          item={asked}
          zone={orders[0]?.timeZone ?? DEFAULT_TIME_ZONE}
          now={now}
          onReport={(report) => {
            setAsked(null);
            soldOuts.report(report);
          }}
          onClose={() => setAsked(null)}
        />
      )}
      <div className="work">
        {tickets.open.length === 0 && places.every((place) => place === null) && (
          <p className="empty">{data === null ? "" : KITCHEN_TEXTS.empty}</p>
        )}
        {view === "items" ? (
          <ItemList items={items} now={now} onPress={finishItem} onSoldOut={setAsked} />
        ) : (
          <div className="tickets">
            {places.map((order, place) =>
              order === null ? (
                <div key={`gap ${place}`} className="gap" aria-hidden>
                  {KITCHEN_TEXTS.gone}
                </div>
              ) : (
                <Ticket
                  key={order.uid}
                  order={order}
                  station={station}
                  nameOf={nameOf}
                  now={now}
                  hotkey={place < 9 ? place + 1 : null}
                  isPass={view === "pass"}
                  onLine={(item) => toggle(order, item)}
                  onSoldOut={setAsked}
                  onDone={() => finish(order)}
                />
              ),
            )}
          </div>
        )}
        {panel === "counts" && <CountsPanel counts={countsOf({ orders, station, now })} />}
        {panel === "soldOut" && <SoldOutPanel soldOuts={soldOuts} />}
        {panel === "recall" && <RecallPanel orders={tickets.done} onRecall={recall} />}
      </div>
      <LaterStrip
        orders={tickets.later}
        onBegin={(order) => notes.add(notesFor({ order, station, state: "started" }))}
      />
    </main>
  );
}

/** Sounds for an order that was not there before. */
function useChimeFor(orders: readonly KitchenOrder[]): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  const uids = orders.map(({ uid }) => uid).join(" ");
  useEffect(() => {
    const current = uids.split(" ").filter(Boolean);
    const before = known.current;
    known.current = new Set([...(before ?? []), ...current]);
    if (before !== null && current.some((uid) => !before.has(uid))) chime();
  }, [uids]);
}
