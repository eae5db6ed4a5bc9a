import type { Resource } from "@tresen/contract/kit/resource";
import { CSV_START, csvLines } from "@tresen/contract/kit/table/csv";
import { tableColumns } from "@tresen/contract/kit/table/columns";
import { tableHead } from "@tresen/contract/kit/table/rows";
import { Download, Upload } from "lucide-react";
import { useId, useRef, useState } from "react";
import { download } from "../../shared/output/download";
import { useMe } from "../../shared/session";
import { Button } from "../../shared/ui/button";
import { FieldMessage, LABEL } from "../../shared/ui/input";
import { canCreate } from "../model/access";
import { type Read, type ReadTable, readFile, readText } from "./read-table";
import { IMPORT_TEXTS } from "./transfer.texts";

const AREA =
  "min-h-28 w-full rounded-control border border-line-strong bg-surface px-3 py-2 font-mono text-sm " +
  "aria-invalid:border-danger";

interface SourceStepProps {
  resource: Resource;
  /** The cells that were pasted last, to be corrected. */
  pasted: string;
  /** @param text the pasted cells; empty for a file. */
  onTable: (table: ReadTable, text: string) => void;
}

/** Takes a file, also one that is dropped here, or cells that are pasted. */
export function SourceStep({ resource, pasted, onTable }: SourceStepProps) {
  const id = useId();
  const me = useMe();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [text, setText] = useState(pasted);
  const take = (read: Read, from = ""): void => {
    setIsReading(false);
    if ("fault" in read) setFault(read.fault);
    else onTable(read.table, from);
  };
  const takeText = (typed: string): void => take(readText({ name: IMPORT_TEXTS.pasted, text: typed }), typed);
  const takeFile = (file: File | undefined): void => {
    if (!file) return;
    setFault(null);
    setIsReading(true);
    void readFile(file).then((read) => take(read));
  };
  return (
    <div
      className="flex flex-col gap-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        takeFile(event.dataTransfer.files[0]);
      }}
    >
      <div className="flex flex-wrap items-center gap-2">
        <input
          ref={input}
          type="file"
          hidden
          aria-label={IMPORT_TEXTS.file}
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          onChange={({ target }) => {
            takeFile(target.files?.[0]);
            target.value = "";
          }}
        />
        <Button variant="primary" isDisabled={isReading} onPress={() => input.current?.click()}>
          <Upload size={18} aria-hidden /> {isReading ? IMPORT_TEXTS.reading : IMPORT_TEXTS.file}
        </Button>
        <Button
          onPress={() =>
            download({
              name: `${resource.many}.csv`,
              type: "text/csv;charset=utf-8",
              content: `${CSV_START}${csvLines([tableHead(tableColumns(resource))])}`,
            })
          }
        >
          <Download size={18} aria-hidden /> {IMPORT_TEXTS.template}
        </Button>
      </div>
      <p className="max-w-prose text-sm text-muted">{IMPORT_TEXTS.templateHint(canCreate({ resource, me }))}</p>
      <div className="flex max-w-3xl flex-col gap-1">
        <label htmlFor={id} className={LABEL}>
          {IMPORT_TEXTS.paste}
        </label>
        <textarea
          id={id}
          className={AREA}
          wrap="off"
          spellCheck={false}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-hint ${id}-fault` : `${id}-hint`}
          value={text}
          onChange={({ target }) => {
            setFault(null);
            // Cells that are pasted into the empty field are complete; those that are being corrected are not.
            if (text === "") takeText(target.value);
            else setText(target.value);
          }}
        />
        {text !== "" && (
          <Button size="sm" className="self-start" onPress={() => takeText(text)}>
            {IMPORT_TEXTS.read}
          </Button>
        )}
        <p id={`${id}-hint`} className="text-sm text-muted">
          {IMPORT_TEXTS.pasteHint}
        </p>
        <div role="alert">{fault && <FieldMessage id={`${id}-fault`}>{fault}</FieldMessage>}</div>
      </div>
    </div>
  );
}
