import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Menu } from "@tresen/contract/catalog/menu.resource";
import {
  DEFAULT_TIME_ZONE,
  formatDateTime,
  formatTime,
  instantAt,
  minutesOf,
  parseInstant,
  zonedTime,
} from "@tresen/contract/kit/time";
import { useEffect, useMemo, useRef, useState } from "react";
import { isFrom, PREVIEW_PAGE, readPreviewEvent } from "../../../../shared/preview/page-preview";
import { serverNow } from "../../../../shared/server-clock";
import { HIDDEN_DATA_TEXTS } from "../../../shared/common.texts";
import { Button } from "../../../shared/ui/button";
import { DateInput, TimeInput } from "../../../shared/ui/date/date-input";
import { Dialog } from "../../../shared/ui/dialog";
import { LABEL } from "../../../shared/ui/input";
import { NativeSelect } from "../../../shared/ui/native-select";
import { useIsShown } from "../../../shared/visibility";
import { usePlanned } from "../moment/planned-queries";
import type { Catalogue } from "../shop-queries";
import { MENU_PREVIEW_TEXTS as texts } from "./preview.texts";
import { shownStore } from "./shown-store";

const WIDTHS = ["phone", "wide"] as const;

/** The page of a branch as the shop will show it at a time, before the board is saved. */
export function MenuPreview({
  menu,
  catalogue,
  onClose,
}: {
  /** With the board as it is now. */
  menu: Menu;
  catalogue: Catalogue;
  onClose: () => void;
}) {
  const { branches } = catalogue;
  const isPriced = useIsShown("product");
  const { plans, isUnknown } = usePlanned();
  const own = branches.find(({ id }) => menu.branches.some((one) => one.id === id)) ?? branches[0];
  const [branchId, setBranchId] = useState(own?.id ?? "");
  const branch = branches.find(({ id }) => id === branchId);
  const zone = branch ? zoneOf(branch) : DEFAULT_TIME_ZONE;
  const begin = menu.availableFrom ? parseInstant({ text: menu.availableFrom, zone }) : null;
  const [moment, setMoment] = useState(() => momentOf({ at: Math.max(serverNow(), begin ?? 0), zone }));
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>(() => (window.innerWidth < 640 ? "phone" : "wide"));
  const at =
    moment.date === "" || moment.time === ""
      ? null
      : instantAt({ date: moment.date, minutes: minutesOf(moment.time), zone });
  const shown = useMemo(
    () => (branch && plans && at !== null ? shownStore({ catalogue, plans, menu, branch, at }) : null),
    [catalogue, plans, menu, branch, at],
  );
  const due = (plans ?? []).filter((plan) => at !== null && Date.parse(plan.at) <= at).length;
  const isAssigned = menu.branches.some(({ id }) => id === branchId);
  return (
    <Dialog isOpen onClose={onClose} size="xl" title={texts.title}>
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-end gap-3">
          <div className="flex min-w-44 flex-col gap-1">
            <span aria-hidden className={LABEL}>
              {texts.branch}
            </span>
            <NativeSelect
              label={texts.branch}
              options={branches.map(({ id, name }) => ({ value: id, label: name }))}
              value={branchId}
              onChange={setBranchId}
            />
          </div>
          <DateInput
            label={texts.date}
            zone={zone}
            value={moment.date}
            onChange={(date) => setMoment({ ...moment, date })}
          />
          <TimeInput label={texts.time} value={moment.time} onChange={(time) => setMoment({ ...moment, time })} />
          <Button onPress={() => setMoment(momentOf({ at: serverNow(), zone }))}>{texts.now}</Button>
          {begin !== null && <Button onPress={() => setMoment(momentOf({ at: begin, zone }))}>{texts.toBegin}</Button>}
          <div role="radiogroup" aria-label={texts.width} className="flex gap-1 rounded-control bg-sunken p-0.5">
            {WIDTHS.map((value) => (
              <label
                key={value}
                className="flex min-h-9 cursor-pointer items-center rounded-control px-3 text-sm has-checked:bg-surface has-checked:font-medium has-focus-visible:outline-2 pointer-coarse:min-h-11"
              >
                <input
                  type="radio"
                  name="menu-preview-width"
                  className="sr-only"
                  checked={value === width}
                  onChange={() => setWidth(value)}
                />
                {texts.widths[value]}
              </label>
            ))}
          </div>
        </div>
        <p role="status" className="text-sm">
          {!branch || at === null ? (
            <span className="text-warning">{branch ? texts.noMoment : texts.noBranch}</span>
          ) : !shown ? (
            texts.loading
          ) : (
            <>
              <strong>{texts.shown({ branch: branch.name, at: formatDateTime({ at, zone }) })}</strong>{" "}
              {shown.inForce?.id === menu.id ? texts.own : shown.inForce ? texts.other(shown.inForce.name) : texts.none}{" "}
              {!isAssigned && texts.notAssigned} {isUnknown ? texts.noPlans : texts.planned(due)}{" "}
              <span className="text-muted">({texts.zone(zone)})</span>
            </>
          )}
        </p>
        {/* The shop shows its prices, whatever is hidden here. */}
        {isPriced ? (
          <StorePreview store={shown?.store ?? null} width={width} />
        ) : (
          <p className="text-muted">{HIDDEN_DATA_TEXTS.product}</p>
        )}
      </div>
    </Dialog>
  );
}

function StorePreview({
  store,
  width,
}: {
  store: ReturnType<typeof shownStore>["store"] | null;
  width: (typeof WIDTHS)[number];
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const show = (): void => {
      if (store) frame.current?.contentWindow?.postMessage(store, window.location.origin);
    };
    const listen = (event: MessageEvent): void => {
      const isOwn = isFrom({ event, sender: frame.current?.contentWindow ?? null });
      if (isOwn && readPreviewEvent(event.data)?.kind === "ready") show();
    };
    window.addEventListener("message", listen);
    show();
    return () => window.removeEventListener("message", listen);
  }, [store]);
  return (
    <iframe
      ref={frame}
      src={PREVIEW_PAGE}
      title={texts.frame}
      // Our own page, whose scripts and typefaces are of this host. It opens nothing and sends no forms.
      sandbox="allow-scripts allow-same-origin"
      className={`h-[60dvh] min-h-80 w-full rounded-panel border border-line bg-surface ${width === "phone" ? "max-w-[390px]" : ""}`}
    />
  );
}

function momentOf({ at, zone }: { at: number; zone: string }): { date: string; time: string } {
  return { date: zonedTime({ at, zone }).date, time: formatTime({ at, zone }) };
}
