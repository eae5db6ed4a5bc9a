import { useQuery } from "@tanstack/react-query";
import { DEFAULT_TIME_ZONE, formatDateTime } from "@tresen/contract/kit/time";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { historyQueries } from "../../admin/form/history/history-queries";
import { useMe } from "../../shared/session";
import type { TemplateValues } from "../../shared/template/template-data";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { CONFLICT_TEXTS as texts } from "./editor.texts";
import type { Design } from "./model/design";
import { DesignPicture } from "./design-picture";

/** Two versions of a template side by side, of which the person chooses one. */
export function ConflictChoice({
  name,
  id,
  mine,
  theirs,
  saved,
  values,
  onMine,
  onTheirs,
  onClose,
}: {
  /** Of the resource. */
  name: string;
  id: string;
  mine: Design;
  theirs: Design;
  saved: Pick<AnyRecord, "version" | "updatedAt">;
  /** Of the example with which the template is edited. */
  values: TemplateValues;
  onMine: () => void;
  onTheirs: () => void;
  onClose: () => void;
}) {
  const me = useMe();
  // Who may not read the history is told the time alone.
  const { data: last } = useQuery({ ...historyQueries.last({ name, id, version: saved.version }), retry: false });
  const by = last?.version === saved.version ? last.actor : null;
  const at = formatDateTime({ at: Date.parse(saved.updatedAt), zone: DEFAULT_TIME_ZONE });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      size="lg"
      title={texts.title}
      footer={
        <>
          <Button variant="ghost" onPress={onClose}>
            {COMMON_TEXTS.keepEditing}
          </Button>
          <Button onPress={onTheirs}>{texts.loadTheirs}</Button>
          <Button variant="primary" onPress={onMine}>
            {texts.keepMine}
          </Button>
        </>
      }
    >
      <p className="text-muted">
        {!by ? texts.savedAt(at) : by.id === me.id ? texts.savedBySelf(at) : texts.savedBy({ name: by.name, at })}{" "}
        {texts.text}
      </p>
      <div className="my-3 grid grid-cols-2 gap-4">
        <figure className="flex flex-col gap-1">
          <DesignPicture design={mine} values={values} prefix="mine" label={texts.mine} />
          <figcaption className="text-sm font-medium">{texts.mine}</figcaption>
        </figure>
        <figure className="flex flex-col gap-1">
          <DesignPicture design={theirs} values={values} prefix="theirs" label={texts.theirs} />
          <figcaption className="text-sm font-medium">{texts.theirs}</figcaption>
        </figure>
      </div>
      <p className="text-sm text-muted">{texts.note}</p>
    </Dialog>
  );
}
