import type { ListedKey } from "@tresen/contract/access-key/access-key";
import { keyStateOf } from "@tresen/contract/access-key/key-state";
import { PURPOSE_LABELS } from "@tresen/contract/access-key/access-key.texts";
import { formatDateTime } from "@tresen/contract/kit/time";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { serverNow } from "../../../shared/server-clock";
import { branchQueries, useZoneOf } from "../../shared/branches";
import { resourceEntries } from "../../shared/resource-entries";
import { entryPermission } from "../../shared/seen-resources";
import { useMay } from "../../shared/session";
import { Button } from "../../shared/ui/button";
import { DEVICE_TEXTS } from "./device.texts";

const HEAD =
  "sticky top-0 z-1 border-b border-line bg-canvas px-2 py-2 text-start text-sm font-medium sm:px-3 " +
  "whitespace-nowrap text-muted first:ps-4";
const CELL = "border-b border-line px-2 py-2 align-top text-sm first:ps-4 sm:px-3";
const ROOMY = "hidden md:table-cell";

interface TableProps {
  devices: readonly ListedKey[];
  mayManage: boolean;
  onRotate: (device: ListedKey) => void;
  onRevoke: (device: ListedKey) => void;
}

export function DevicesTable({ devices, mayManage, onRotate, onRevoke }: TableProps) {
  const { columns } = DEVICE_TEXTS;
  const { data: branches = [] } = useQuery(branchQueries.all());
  const zoneOf = useZoneOf();
  return (
    <table className="w-full border-separate border-spacing-0">
      <caption className="sr-only">{DEVICE_TEXTS.caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            {columns.name}
          </th>
          <th scope="col" className={`${HEAD} ${ROOMY}`}>
            {columns.branch}
          </th>
          <th scope="col" className={`${HEAD} ${ROOMY}`}>
            {columns.key}
          </th>
          <th scope="col" className={`${HEAD} ${ROOMY}`}>
            {columns.used}
          </th>
          <th scope="col" className={`${HEAD} ${ROOMY}`}>
            {columns.state}
          </th>
          {mayManage && (
            <th scope="col" className={HEAD}>
              <span className="sr-only">{columns.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {devices.map((device) => {
          const state = keyStateOf({ key: device, now: serverNow() });
          const timeOf = (at: string): string => formatDateTime({ at: Date.parse(at), zone: zoneOf(device.branch) });
          const branch = branches.find(({ id }) => id === device.branch)?.name ?? device.branch;
          const { hint, lastUsedAt, formerUntil } = device;
          const former =
            state === "valid" && formerUntil !== null && Date.parse(formerUntil) > serverNow()
              ? timeOf(formerUntil)
              : null;
          const used =
            hint === "" ? DEVICE_TEXTS.waiting : lastUsedAt === null ? DEVICE_TEXTS.never : timeOf(lastUsedAt);
          return (
            <tr key={device.id} className={state === "valid" ? undefined : "text-muted"}>
              <th scope="row" className={`${CELL} text-start font-normal wrap-anywhere`}>
                <span className="block font-semibold">{device.name}</span>
                <span className="block text-muted">{PURPOSE_LABELS[device.purpose]}</span>
                <span className="block text-muted md:hidden">{branch}</span>
                {/* Unlike elsewhere figures wrap here: on a phone the buttons beside them need their room. */}
                <span className="block text-muted tabular-nums md:hidden">
                  {DEVICE_TEXTS.states[state]}, {DEVICE_TEXTS.usedLast(used)}
                </span>
                <span className="block text-muted md:hidden">
                  {hint !== "" && <span className="font-mono">{DEVICE_TEXTS.hint(hint)}</span>}
                  {former !== null && ` ${DEVICE_TEXTS.formerUntil(former)}`}
                </span>
                {(device.withoutPin ?? 0) > 0 && <WithoutPin count={device.withoutPin ?? 0} branch={device.branch} />}
              </th>
              <td className={`${CELL} ${ROOMY}`}>{branch}</td>
              <td className={`${CELL} ${ROOMY} font-mono whitespace-nowrap`}>
                {hint === "" ? "–" : DEVICE_TEXTS.hint(hint)}
              </td>
              <td className={`${CELL} ${ROOMY} figures`}>{used}</td>
              <td className={`${CELL} ${ROOMY}`}>
                {DEVICE_TEXTS.states[state]}
                {former !== null && <span className="block text-muted">{DEVICE_TEXTS.formerUntil(former)}</span>}
              </td>
              {mayManage && (
                <td className={`${CELL} text-end`}>
                  {state === "valid" && (
                    <div className="flex flex-wrap justify-end gap-1">
                      {device.purpose !== "tablet" && (
                        <Button size="sm" variant="ghost" onPress={() => onRotate(device)}>
                          {DEVICE_TEXTS.rotate}
                        </Button>
                      )}
                      <Button size="sm" variant="ghost" onPress={() => onRevoke(device)}>
                        {DEVICE_TEXTS.revoke}
                      </Button>
                    </div>
                  )}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** That people are missing at the terminal, how that changes, and the way to them for whoever may see them. */
function WithoutPin({ count, branch }: { count: number; branch: string }) {
  const may = useMay();
  const entry = resourceEntries.users;
  return (
    <span className="block max-w-prose text-warning">
      {`${DEVICE_TEXTS.withoutPin(count)} ${DEVICE_TEXTS.ownPin}`}
      {may({ permission: entryPermission({ entry, verb: "read" }), branch }) && (
        <>
          {" "}
          <Link
            to="/$resource"
            params={{ resource: entry.name }}
            search={{ filters: { branches: branch } }}
            className="underline"
          >
            {DEVICE_TEXTS.people}
          </Link>
        </>
      )}
    </span>
  );
}
