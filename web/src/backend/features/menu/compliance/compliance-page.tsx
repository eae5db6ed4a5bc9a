import {
  COMPLIANCE_SEVERITIES,
  type ComplianceFinding,
  type ComplianceSeverity,
} from "@tresen/contract/catalog/compliance/compliance";
import { COMPLIANCE_TITLES } from "@tresen/contract/catalog/compliance/compliance.texts";
import { hasWords } from "@tresen/contract/kit/list/typed-words";
import { keysOf } from "@tresen/contract/kit/object";
import { CSV_START, csvLines } from "@tresen/contract/kit/table/csv";
import { CircleCheck, Download } from "lucide-react";
import { useEffect, useState } from "react";
import { COMMON_TEXTS, PAGE_TITLES } from "../../../shared/common.texts";
import { download } from "../../../shared/output/download";
import { failureDetail } from "../../../shared/failure";
import { Button } from "../../../shared/ui/button";
import { Input } from "../../../shared/ui/input";
import { NativeSelect } from "../../../shared/ui/native-select";
import { EmptyState, ErrorState, Skeleton } from "../../../shared/ui/states";
import { useIsShown } from "../../../shared/visibility";
import { CHECK_TEXTS as texts } from "./compliance-page.texts";
import { FindingsTable } from "./findings-table";
import { MarkDialog } from "./mark-dialog";
import { MarkedFindings } from "./marked-findings";
import { partedFindings } from "./parted-findings";
import { useCompliance } from "./use-compliance";
import { useFindingMarks } from "./use-finding-marks";

/** What the address of the page says. */
export interface ComplianceSearch {
  menu?: string | undefined;
  severity?: ComplianceSeverity | undefined;
  /** A rule of the check; an address may name another. */
  rule?: string | undefined;
  search?: string | undefined;
}

const COUNT =
  "flex min-h-9 cursor-pointer items-center rounded-control border border-line-strong bg-surface px-3 text-sm " +
  "has-checked:border-action has-checked:bg-action-soft has-checked:text-action-text has-focus-visible:outline-2 " +
  "pointer-coarse:min-h-11";

/** What should be looked at before a menu or the shop is published: by severity, with the way to each field. */
export function CompliancePage({
  search,
  onSearch,
}: {
  search: ComplianceSearch;
  onSearch: (search: ComplianceSearch) => void;
}) {
  const { checked, menus, zone, error, retry } = useCompliance(search.menu);
  const marks = useFindingMarks();
  const [asked, setAsked] = useState<ComplianceFinding | null>(null);
  const isNamed = useIsShown("product");
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(PAGE_TITLES.check);
  }, []);
  const failed = error ?? marks.error;
  if (failed)
    return (
      <ErrorState
        message={texts.failed}
        detail={failureDetail(failed)}
        onRetry={() => {
          retry();
          if (marks.error) void marks.refetch();
        }}
      />
    );
  const isDone = checked !== null && marks.marks !== null && checked.done === checked.total;
  const { open: all, marked } = partedFindings({ findings: checked?.findings ?? [], marks: marks.marks ?? [] });
  const shownMarked = marked.filter(({ finding }) => isMatching({ finding, search }));
  const matching = all.filter((finding) => isMatching({ finding, search: { ...search, severity: undefined } }));
  const shown = matching.filter((finding) => isMatching({ finding, search }));
  const change = (changed: ComplianceSearch): void => onSearch({ ...search, ...changed });
  return (
    <div className="flex h-full flex-col overflow-y-auto">
      <header className="flex flex-col gap-3 border-b border-line bg-surface px-4 py-3">
        <div className="flex flex-wrap items-center gap-2">
          <h1 className="me-3 text-xl font-semibold">{PAGE_TITLES.check}</h1>
          <NativeSelect
            label={texts.scope}
            className="w-64 max-w-full"
            options={[
              { value: "", label: texts.wholeShop },
              ...menus.map(({ id, name }) => ({ value: id, label: name || id })),
            ]}
            value={search.menu ?? ""}
            onChange={(menu) => change({ menu: menu || undefined })}
          />
          <NativeSelect
            label={texts.rule}
            className="w-56 max-w-full"
            options={[
              { value: "", label: texts.allRules },
              ...keysOf(COMPLIANCE_TITLES).map((rule) => ({ value: rule, label: COMPLIANCE_TITLES[rule] })),
            ]}
            value={search.rule ?? ""}
            onChange={(rule) => change({ rule: rule || undefined })}
          />
          <Input
            label={texts.search}
            isLabelHidden
            type="search"
            placeholder={COMMON_TEXTS.search}
            className="w-56 max-w-full"
            value={search.search ?? ""}
            onChange={(words) => change({ search: words || undefined })}
          />
          <Button
            className="ms-auto"
            isDisabled={shown.length === 0 || !isNamed}
            onPress={() => download({ name: texts.file, content: tableOf(shown), type: "text/csv;charset=utf-8" })}
          >
            <Download size={18} aria-hidden /> {texts.export}
          </Button>
        </div>
        <div role="radiogroup" aria-label={texts.severities} className="flex flex-wrap gap-2">
          {[undefined, ...COMPLIANCE_SEVERITIES].map((severity) => {
            const count = severity ? matching.filter((one) => one.severity === severity).length : matching.length;
            return (
              <label key={severity ?? ""} className={COUNT}>
                <input
                  type="radio"
                  name="severity"
                  className="sr-only"
                  checked={search.severity === severity}
                  onChange={() => change({ severity })}
                />
                {severity ? texts.count({ severity, count }) : `${texts.allSeverities} (${count})`}
              </label>
            );
          })}
        </div>
        <p role="status" className="text-sm text-muted">
          {checked &&
            (isDone
              ? texts.checked({ total: checked.total, open: all.length, marked: marked.length })
              : texts.checking(checked))}
        </p>
      </header>
      <div className="flex flex-col gap-3 p-4">
        <p className="max-w-prose text-sm text-muted">{texts.explanation}</p>
        {!isDone ? (
          <Skeleton className="h-64" />
        ) : shown.length > 0 ? (
          <FindingsTable
            key={JSON.stringify(search)}
            label={texts.table}
            entries={shown.map((finding) => ({ finding }))}
            extraOf={({ finding }) => ({
              note: null,
              action: (name) =>
                marks.mayMark(finding) && (
                  <Button
                    size="sm"
                    aria-label={texts.markOf({ rule: finding.rule, name })}
                    onPress={() => setAsked(finding)}
                  >
                    {texts.mark}
                  </Button>
                ),
            })}
          />
        ) : (
          <EmptyState
            icon={<CircleCheck size={32} aria-hidden className="text-success" />}
            title={all.length === 0 ? texts.none : texts.noneFiltered}
          />
        )}
        {isDone && shownMarked.length > 0 && (
          <MarkedFindings
            entries={shownMarked}
            zone={zone}
            mayTakeBack={marks.mayTakeBack}
            onTakeBack={marks.takeBack}
          />
        )}
      </div>
      {asked && <MarkDialog finding={asked} setting={marks.setting} onClose={() => setAsked(null)} />}
    </div>
  );
}

function isMatching({ finding, search }: { finding: ComplianceFinding; search: ComplianceSearch }): boolean {
  const { rule, severity, name, message } = finding;
  return (
    (!search.severity || severity === search.severity) &&
    (!search.rule || rule === search.rule) &&
    (!search.search || hasWords({ text: `${name} ${COMPLIANCE_TITLES[rule]} ${message}`, typed: search.search }))
  );
}

function tableOf(findings: readonly ComplianceFinding[]): string {
  const { severity, name, rule, message } = texts.columns;
  return (
    CSV_START +
    csvLines([
      [severity, name, rule, message],
      ...findings.map((one) => [texts.severity(one.severity), one.name, COMPLIANCE_TITLES[one.rule], one.message]),
    ])
  );
}
