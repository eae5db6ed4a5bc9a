import { type ReactNode, useState } from "react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { Button } from "../../shared/ui/button";
import { SidePanel } from "../../shared/ui/dialog";
import { Checkbox } from "../../shared/ui/switch";
import { EXPORT_TEXTS } from "./bulk.texts";
import { Choices } from "./choices";
import { PanelFailure } from "./panel-failure";

export interface ExportChoice {
  format: "csv" | "xlsx";
  /** The keys of the columns in their order; null for every column. */
  keys: readonly string[] | null;
}

interface ExportDialogProps {
  title: string;
  /** All columns that a file can have. */
  columns: readonly { key: string; title: string }[];
  /** The keys of those that the screen shows, in its order. */
  shown: readonly string[];
  isPending: boolean;
  error: unknown;
  /** What is said of an error that carries no message. */
  failure?: string;
  onStart: (choice: ExportChoice) => void;
  onClose: () => void;
  /** What is said of the entries, above the choices. */
  children: ReactNode;
  /** What becomes of the file, once it is being made without this dialog. */
  job?: ReactNode;
}

/** Asks for the format and the columns of a table file. */
export function ExportDialog({
  title,
  columns,
  shown,
  isPending,
  error,
  failure,
  onStart,
  onClose,
  children,
  job,
}: ExportDialogProps) {
  const [format, setFormat] = useState<ExportChoice["format"]>("xlsx");
  const [range, setRange] = useState<"shown" | "every" | "own">(shown.length > 0 ? "shown" : "every");
  const [own, setOwn] = useState<ReadonlySet<string>>(() => new Set(shown));
  // The shown columns come first, in the order that they have on the screen.
  const ordered = [
    ...shown.flatMap((key) => columns.find((column) => column.key === key) ?? []),
    ...columns.filter(({ key }) => !shown.includes(key)),
  ];
  const picked = ordered.flatMap(({ key }) => (own.has(key) ? [key] : []));
  const keys = { shown, every: null, own: picked }[range];
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={title}
      footer={
        job ? (
          <Button onPress={onClose}>{COMMON_TEXTS.close}</Button>
        ) : (
          <div className="flex flex-wrap justify-end gap-2">
            <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
            <Button
              variant="primary"
              isDisabled={isPending || keys?.length === 0}
              onPress={() => onStart({ format, keys })}
            >
              {isPending ? EXPORT_TEXTS.preparing : EXPORT_TEXTS.start}
            </Button>
          </div>
        )
      }
    >
      <div className="flex flex-col gap-5 p-5">
        {job ?? (
          <>
            {children}
            <Choices
              label={EXPORT_TEXTS.format}
              value={format}
              onChange={setFormat}
              options={[
                { value: "xlsx", label: EXPORT_TEXTS.xlsx },
                { value: "csv", label: EXPORT_TEXTS.csv },
              ]}
            />
            <Choices
              label={EXPORT_TEXTS.columns}
              value={range}
              onChange={setRange}
              options={[
                ...(shown.length > 0 ? [{ value: "shown" as const, label: EXPORT_TEXTS.shown(shown.length) }] : []),
                { value: "every", label: EXPORT_TEXTS.every(columns.length) },
                { value: "own", label: EXPORT_TEXTS.own },
              ]}
            />
            {range === "own" && (
              <div role="group" aria-label={EXPORT_TEXTS.own} className="-mt-4 flex flex-col ps-7">
                {ordered.map(({ key, title: name }) => (
                  <Checkbox
                    key={key}
                    isSelected={own.has(key)}
                    onChange={(isOn) => setOwn(new Set(isOn ? [...own, key] : [...own].filter((one) => one !== key)))}
                  >
                    {name}
                  </Checkbox>
                ))}
              </div>
            )}
            <PanelFailure error={error} {...(failure ? { message: failure } : {})} />
          </>
        )}
      </div>
    </SidePanel>
  );
}
