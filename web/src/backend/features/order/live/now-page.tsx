import { Link } from "@tanstack/react-router";
import { livePermissions } from "@tresen/contract/live/live.permissions";
import { ArrowLeft, ChartNoAxesColumn } from "lucide-react";
import { useEffect } from "react";
import { COMMON_TEXTS, PAGE_TITLES } from "../../../shared/common.texts";
import { useMyBranches } from "../../../shared/branches";
import { useMay } from "../../../shared/session";
import { buttonClass } from "../../../shared/ui/button";
import { NativeSelect } from "../../../shared/ui/native-select";
import { BusySection } from "./busy-section";
import { SoldOutSection } from "./sold-out-section";

export interface NowSearch {
  branch?: string | undefined;
}

const ALL = "all";

/** What holds in the branches right now, and why: longer waiting times, pauses, and what is sold out. */
export function NowPage({
  search: { branch },
  onSearch,
}: {
  search: NowSearch;
  onSearch: (search: NowSearch) => void;
}) {
  const own = useMyBranches();
  const may = useMay();
  const branches = branch === undefined ? own : own.filter(({ id }) => id === branch);
  const holders = (permission: (typeof livePermissions)[keyof typeof livePermissions]) =>
    branches.filter(({ id }) => may({ permission, branch: id }));
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(PAGE_TITLES.now);
  }, []);
  return (
    <div className="flex h-full min-h-0 flex-col">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-4 py-2.5">
        <Link to="/" search={{ branch }} className={buttonClass()}>
          <ArrowLeft size={18} aria-hidden /> {PAGE_TITLES.desk}
        </Link>
        <h1 className="text-xl font-semibold">{PAGE_TITLES.now}</h1>
        {holders(livePermissions.busy).length > 0 && (
          <Link to="/load" search={{ branch }} className={buttonClass({ variant: "ghost" })}>
            <ChartNoAxesColumn size={18} aria-hidden /> {PAGE_TITLES.load}
          </Link>
        )}
        {own.length > 1 && (
          <NativeSelect
            label={COMMON_TEXTS.branch}
            className="ms-auto w-52 max-w-full"
            options={[
              { value: ALL, label: COMMON_TEXTS.allBranches },
              ...own.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={branch ?? ALL}
            onChange={(value) => onSearch({ branch: value === ALL ? undefined : value })}
          />
        )}
      </header>
      <div className="grid min-h-0 flex-1 content-start gap-8 overflow-y-auto p-4 lg:grid-cols-2">
        {holders(livePermissions.busy).length > 0 && (
          <BusySection branch={branch} branches={holders(livePermissions.busy)} />
        )}
        {holders(livePermissions.soldOut).length > 0 && (
          <SoldOutSection branch={branch} branches={holders(livePermissions.soldOut)} />
        )}
      </div>
    </div>
  );
}
