import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Resource } from "@tresen/contract/kit/resource";
import type { ImportRow, MatchedColumn } from "@tresen/contract/kit/table/rows";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useId, useMemo, useState } from "react";
import { call } from "../../../shared/api";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { Button } from "../../shared/ui/button";
import { FieldMessage } from "../../shared/ui/input";
import { Checkbox } from "../../shared/ui/switch";
import { BulkJob } from "../bulk/bulk-job";
import { bulkQueries } from "../bulk/bulk-queries";
import { PanelFailure } from "../bulk/panel-failure";
import { useStart } from "../bulk/use-start";
import { FORM_TEXTS } from "../form/form.texts";
import { useLeaveGuard } from "../form/leaving/leave-guard";
import { FaultCommands } from "./fault-list";
import { filledLines, proposedColumns, rowsToImport } from "./import-rows";
import { MatchStep } from "./match-step";
import type { ReadTable } from "./read-table";
import { SourceStep } from "./source-step";
import { IMPORT_TEXTS, LEAVING_IMPORT_TEXTS } from "./transfer.texts";

const BACK = "grid size-9 shrink-0 place-items-center rounded-control hover:bg-sunken pointer-coarse:size-11";

/** Reads records of a resource from a table: chooses it, matches its columns, tries it, and then imports it. */
export function ImportPage({ resource }: { resource: Resource }) {
  const [table, setTable] = useState<ReadTable | null>(null);
  const [isHeaded, setIsHeaded] = useState(true);
  const [pasted, setPasted] = useState("");
  const title = IMPORT_TEXTS.title(resource.many);
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(title);
  }, [title]);
  return (
    <div className="flex min-h-full flex-col">
      <header className="flex flex-wrap items-center gap-3 border-b border-line bg-surface px-4 py-3">
        <Link
          to="/$resource"
          params={{ resource: resource.name }}
          aria-label={FORM_TEXTS.backTo(resource.many)}
          className={BACK}
        >
          <ArrowLeft size={20} aria-hidden />
        </Link>
        <h1 className="min-w-0 flex-1 text-xl font-semibold">{title}</h1>
      </header>
      <div className="flex w-full flex-col gap-8 p-4">
        <Step title={IMPORT_TEXTS.source}>
          {table ? (
            <div className="flex flex-wrap items-center gap-3">
              <p role="status" className="min-w-0 wrap-anywhere">
                {IMPORT_TEXTS.chosen({ name: table.name, count: filledLines({ table, isHeaded }).length })}
              </p>
              <Button size="sm" onPress={() => setTable(null)}>
                {IMPORT_TEXTS.other}
              </Button>
            </div>
          ) : (
            <SourceStep
              resource={resource}
              pasted={pasted}
              onTable={(read, text) => {
                setPasted(text);
                setIsHeaded(true);
                setTable(read);
              }}
            />
          )}
        </Step>
        {table && <TableSteps resource={resource} table={table} isHeaded={isHeaded} setIsHeaded={setIsHeaded} />}
      </div>
    </div>
  );
}

interface TableStepsProps {
  resource: Resource;
  table: ReadTable;
  isHeaded: boolean;
  setIsHeaded: (isHeaded: boolean) => void;
}

function TableSteps({ resource, table, isHeaded, setIsHeaded }: TableStepsProps) {
  const { name } = resource;
  const [matched, setMatched] = useState<readonly MatchedColumn[]>(() => proposedColumns({ resource, table }));
  const found = useMemo(
    () => rowsToImport({ resource, table, matched, isHeaded }),
    [resource, table, matched, isHeaded],
  );
  const [isLenient, setIsLenient] = useState(false);
  const hasPlaces = resource.placeColumn !== undefined && matched.includes(resource.placeColumn.path);
  const send = (rows: readonly ImportRow[], dryRun: boolean) =>
    call("POST /api/imports", { body: { resource: name, rows: [...rows], isLenient: hasPlaces && isLenient, dryRun } });
  const check = useStart((rows: readonly ImportRow[]) => send(rows, true));
  const start = useStart((rows: readonly ImportRow[]) => send(rows, false));
  const { data: checked } = useQuery({ ...bulkQueries.one(check.job ?? ""), enabled: check.job !== null });
  const isChecked = checked?.state === "done";
  const leaving = useLeaveGuard({ isUnsaved: () => start.job === null, question: LEAVING_IMPORT_TEXTS });
  // What was checked before says nothing of other columns.
  const change = (then: () => void): void => {
    then();
    check.setJob(null);
  };
  if (start.job)
    return (
      <Step title={IMPORT_TEXTS.importing}>
        <BulkJob id={start.job} onJob={start.setJob} />
      </Step>
    );
  return (
    <>
      {leaving}
      <Step title={IMPORT_TEXTS.columns} isWide>
        <MatchStep
          resource={resource}
          table={table}
          matched={matched}
          onMatched={(columns) => change(() => setMatched(columns))}
          isHeaded={isHeaded}
          onHeaded={(headed) => change(() => setIsHeaded(headed))}
        />
      </Step>
      <Step title={IMPORT_TEXTS.checking}>
        {hasPlaces && (
          <Checkbox isSelected={isLenient} onChange={(isOn) => change(() => setIsLenient(isOn))}>
            {IMPORT_TEXTS.lenient}
          </Checkbox>
        )}
        {"fault" in found ? (
          <div role="alert">
            <FieldMessage>{found.fault}</FieldMessage>
          </div>
        ) : check.job ? (
          <>
            <BulkJob id={check.job} onJob={check.setJob} />
            {isChecked && checked.refused > 0 && (
              <>
                <p className="max-w-prose text-sm text-muted">
                  {checked.refused === checked.done ? IMPORT_TEXTS.noneLeft : IMPORT_TEXTS.faulty(checked.refused)}
                </p>
                <FaultCommands view={checked} />
              </>
            )}
            <PanelFailure error={start.error} />
            {isChecked && checked.changed > 0 && (
              <Button
                variant="primary"
                className="self-start"
                isDisabled={start.isPending}
                onPress={() => start.mutate(found.rows)}
              >
                {IMPORT_TEXTS.start(checked.changed)}
              </Button>
            )}
          </>
        ) : (
          <>
            <p className="text-sm text-muted">{IMPORT_TEXTS.checkHint}</p>
            <PanelFailure error={check.error} />
            <Button
              variant="primary"
              className="self-start"
              isDisabled={check.isPending}
              onPress={() => check.mutate(found.rows)}
            >
              {IMPORT_TEXTS.check}
            </Button>
          </>
        )}
      </Step>
    </>
  );
}

function Step({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`flex flex-col gap-3 ${isWide ? "" : "max-w-5xl"}`}>
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
