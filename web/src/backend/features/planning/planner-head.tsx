import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { type LocalDate, addDays } from "@tresen/contract/kit/time";
import { mondayOf } from "@tresen/contract/planning/planner/templates";
import { ArrowLeftRight, ChevronDown, ChevronLeft, ChevronRight, Redo2, Send, Undo2 } from "lucide-react";
import { Button, IconButton } from "../../shared/ui/button";
import { DateInput } from "../../shared/ui/date/date-input";
import { Input } from "../../shared/ui/input";
import { Menu } from "../../shared/ui/menu";
import { NativeSelect } from "../../shared/ui/native-select";
import { TriggerButton } from "../../shared/ui/trigger-button";
import { weekNumber } from "./model/planner-model";
import { plannerQueries } from "./planner-queries";
import { CHANGE_TEXTS, PLANNER_TEXTS as texts, PUBLISH_TEXTS, WEEK_TEXTS } from "./planner.texts";
import type { PlanChanges } from "./edit/use-plan-changes";
import { SWAP_TEXTS } from "./swap/swap.texts";
import type { PlannerDialog, PlannerSearch } from "./planner-search";

interface PlannerHeadProps {
  branches: readonly Branch[];
  branch: Branch;
  day: LocalDate;
  today: LocalDate;
  isDay: boolean;
  search: PlannerSearch;
  onSearch: (search: PlannerSearch) => void;
  find: string;
  onFind: (find: string) => void;
  /** How many shifts are not told as they are; null while they are loaded. */
  untold: number | null;
  /** How many requests to swap shifts of the branch are open. */
  swaps: number;
  changes: Pick<PlanChanges, "undo" | "redo" | "steps" | "unsaved">;
  mayChange: boolean;
  onOpen: (kind: Exclude<PlannerDialog["kind"], "shift" | "cancel">) => void;
}

/** What is planned, and what is done with the whole of it. */
export function PlannerHead({
  branches,
  branch,
  day,
  today,
  isDay,
  search,
  onSearch,
  find,
  onFind,
  untold,
  swaps,
  changes,
  mayChange,
  onOpen,
}: PlannerHeadProps) {
  const { data: departments = [] } = useQuery(plannerQueries.departments(branch.id));
  const unit = isDay ? "day" : "week";
  const navigate = useNavigate();
  const weekly = [
    { id: "copy", label: WEEK_TEXTS.copy, onAction: () => onOpen("copy") },
    { id: "templates", label: WEEK_TEXTS.templates, onAction: () => onOpen("templates") },
  ];
  const more = [
    ...(mayChange && !isDay ? weekly : []),
    ...(mayChange ? [{ id: "needs", label: WEEK_TEXTS.needs, onAction: () => onOpen("needs") }] : []),
    { id: "print", label: texts.print, onAction: () => window.print() },
    {
      ...{ id: "list", label: texts.list },
      onAction: () => void navigate({ to: "/$resource", params: { resource: "working-schedules" } }),
    },
  ];
  const go = (to: LocalDate): void => onSearch({ ...search, day: to });
  return (
    <header className="flex flex-col gap-3 border-b border-line bg-surface px-4 py-3 print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-xl font-semibold">{texts.title}</h1>
        {branches.length > 1 && (
          <NativeSelect
            label={texts.branch}
            className="w-44"
            options={branches.map(({ id, name }) => ({ value: id, label: name }))}
            value={branch.id}
            onChange={(value) => onSearch({ ...search, branch: value, department: undefined })}
          />
        )}
        {departments.length > 0 && (
          <NativeSelect
            label={texts.department}
            className="w-44"
            options={[
              { value: "", label: texts.allDepartments },
              ...departments.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={search.department ?? ""}
            onChange={(value) => onSearch({ ...search, department: value || undefined })}
          />
        )}
        <span className="text-sm text-muted" role="status">
          {untold === null ? "" : untold > 0 ? texts.unpublished(untold) : texts.allPublished}
        </span>
        <div className="flex flex-wrap gap-2 sm:ms-auto">
          {swaps > 0 && (
            <Button onPress={() => onOpen("swaps")}>
              <ArrowLeftRight size={16} aria-hidden /> {SWAP_TEXTS.requestsCount(swaps)}
            </Button>
          )}
          {mayChange && (
            <Button
              variant="primary"
              isDisabled={!untold || changes.unsaved.failure !== null}
              onPress={() => onOpen("publish")}
            >
              <Send size={16} aria-hidden /> {PUBLISH_TEXTS.publish}
            </Button>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <div className="flex flex-wrap items-center gap-1">
          <IconButton label={texts.before[unit]} onPress={() => go(addDays(day, isDay ? -1 : -7))}>
            <ChevronLeft size={18} aria-hidden />
          </IconButton>
          <IconButton label={texts.after[unit]} onPress={() => go(addDays(day, isDay ? 1 : 7))}>
            <ChevronRight size={18} aria-hidden />
          </IconButton>
          <Button onPress={() => go(today)}>{texts.today}</Button>
        </div>
        <DateInput
          label={texts.day}
          isLabelHidden
          className="w-40"
          value={day}
          zone={branch.timeZone}
          onChange={(to) => to !== "" && go(to)}
        />
        <span className="min-h-10 py-2 text-sm tabular-nums">{texts.weekNumber(weekNumber(mondayOf(day)))}</span>
        <NativeSelect
          label={texts.view}
          className="w-28"
          options={[
            { value: "week", label: texts.week },
            { value: "day", label: texts.day },
          ]}
          value={unit}
          onChange={(value) => onSearch({ ...search, view: value === "day" ? "day" : undefined })}
        />
        <Input
          label={texts.find}
          isLabelHidden
          placeholder={texts.find}
          type="search"
          className="w-40"
          value={find}
          onChange={onFind}
        />
        <div className="flex flex-wrap gap-2 sm:ms-auto">
          {mayChange && (
            <>
              <span className="flex">
                <IconButton label={CHANGE_TEXTS.undo} isDisabled={changes.steps.back === 0} onPress={changes.undo}>
                  <Undo2 size={18} aria-hidden />
                </IconButton>
                <IconButton label={CHANGE_TEXTS.redo} isDisabled={changes.steps.again === 0} onPress={changes.redo}>
                  <Redo2 size={18} aria-hidden />
                </IconButton>
              </span>
            </>
          )}
          {/* One row of a wide screen; on a narrow one they would fill half of it. */}
          <span className="flex gap-2 max-2xl:hidden">
            {more.map(({ id, label, onAction }) => (
              <Button key={id} onPress={onAction}>
                {label}
              </Button>
            ))}
          </span>
          <span className="2xl:hidden">
            <Menu label={texts.more} entries={more}>
              <TriggerButton>
                {texts.more} <ChevronDown size={16} aria-hidden />
              </TriggerButton>
            </Menu>
          </span>
        </div>
      </div>
    </header>
  );
}
