import { type ReactNode, useState } from "react";
import { AllPictures } from "./all/all-pictures";
import { ExampleBar } from "./example/example-bar";
import type { Example } from "./example/use-example";
import { ExportPanel } from "./export/export-panel";
import type { Design } from "./model/design";
import type { SourceRecord } from "./records/record-queries";

/** What an editor shows of the records of its template: the example, the pictures of all, and the export. */
export function useRecordPictures({
  example,
  design,
  id,
  title,
  isUnsaved,
  save,
}: {
  example: Example;
  design: Design;
  /** Of the template; null for one that was never saved. */
  id: string | null;
  title: string;
  isUnsaved: boolean;
  save: () => Promise<boolean>;
}): { bar: ReactNode; dialogs: ReactNode; openExport: () => void } {
  const [isAllOpen, setIsAllOpen] = useState(false);
  /** The records that are chosen when the export is opened; null while it is not. */
  const [exported, setExported] = useState<readonly SourceRecord[] | null>(null);
  return {
    bar: <ExampleBar example={example} onSeeAll={() => setIsAllOpen(true)} />,
    openExport: () => setExported(example.shown ? [example.shown] : []),
    dialogs: (
      <>
        {isAllOpen && !example.isHidden && (
          <AllPictures
            design={design}
            onClose={() => setIsAllOpen(false)}
            onExample={(record) => {
              example.show(record);
              setIsAllOpen(false);
            }}
            onExport={setExported}
          />
        )}
        {exported && (
          <ExportPanel
            template={{ id, identifier: design.identifier, name: title, source: design.source, preset: design.preset }}
            initial={exported}
            isUnsaved={isUnsaved}
            save={save}
            onClose={() => setExported(null)}
          />
        )}
      </>
    ),
  };
}
