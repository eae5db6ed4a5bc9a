import type { Resource } from "@tresen/contract/kit/resource";
import { ID_TITLE, tableColumns } from "@tresen/contract/kit/table/columns";
import type { MatchedColumn } from "@tresen/contract/kit/table/rows";
import { Checkbox } from "../../shared/ui/switch";
import { NativeSelect } from "../../shared/ui/native-select";
import { Private, useIsShown } from "../../shared/visibility";
import type { ReadTable } from "./read-table";
import { filledLines, withMatch } from "./import-rows";
import { IMPORT_TEXTS } from "./transfer.texts";

const TRIED = "max-w-60 truncate border-b border-line px-2 py-1.5";

/** So many lines show whether the columns are matched as they should be. */
const PREVIEWED = 5;
const IGNORED = "";

interface MatchStepProps {
  resource: Resource;
  table: ReadTable;
  matched: readonly MatchedColumn[];
  onMatched: (matched: MatchedColumn[]) => void;
  isHeaded: boolean;
  onHeaded: (isHeaded: boolean) => void;
}

/** Says which field each column of the table is, beside the first of its lines. */
export function MatchStep({ resource, table, matched, onMatched, isHeaded, onHeaded }: MatchStepProps) {
  const head = isHeaded ? (table.grid[0] ?? []) : [];
  const shown = filledLines({ table, isHeaded }).slice(0, PREVIEWED);
  const isShown = useIsShown("product");
  const amounts = new Set(tableColumns(resource).flatMap(({ kind, path }) => (kind === "money" ? [path] : [])));
  /** What a column without a field holds is not known, so it may be prices. */
  const isHidden = (path: string | null): boolean =>
    !isShown && amounts.size > 0 && (path === null || amounts.has(path));
  const nameOf = (index: number): string => head[index]?.trim() || IMPORT_TEXTS.column(index + 1);
  const options = [
    { value: IGNORED, label: IMPORT_TEXTS.ignored },
    { value: ID_TITLE, label: ID_TITLE },
    ...tableColumns(resource).map(({ path, title }) => ({ value: path, label: title })),
  ];
  return (
    <div className="flex flex-col gap-2">
      <Checkbox isSelected={isHeaded} onChange={onHeaded}>
        {IMPORT_TEXTS.headed}
      </Checkbox>
      <p className="max-w-prose text-sm wrap-anywhere text-muted" role="status">
        {IMPORT_TEXTS.columnsHint({
          all: matched.length,
          left: matched.flatMap((path, index) => (path ? [] : [nameOf(index)])),
        })}
      </p>
      {/* The fields in it take the focus, and scroll it. */}
      <div className="scroll-shadow overflow-x-auto rounded-panel border border-line">
        <table className="w-full text-sm" aria-label={IMPORT_TEXTS.preview}>
          <thead>
            <tr>
              {matched.map((path, index) => (
                <th
                  key={index}
                  scope="col"
                  className="min-w-44 border-b border-line p-2 text-start align-top font-medium"
                >
                  <span className="mb-1 block truncate">{nameOf(index)}</span>
                  <NativeSelect
                    label={IMPORT_TEXTS.fieldOf(nameOf(index))}
                    options={options}
                    value={path ?? IGNORED}
                    onChange={(value) => onMatched(withMatch({ matched, index, path: value || null }))}
                    className="block"
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((cells, row) => (
              <tr key={row}>
                {matched.map((path, index) => (
                  <td key={index} className={`${TRIED} ${path ? "" : "text-muted line-through"}`}>
                    {isHidden(path) ? <Private kind="product">{cells[index]}</Private> : cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
