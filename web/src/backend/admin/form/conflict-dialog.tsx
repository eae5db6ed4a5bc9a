import { useQuery } from "@tanstack/react-query";
import { formatDateTime } from "@tresen/contract/kit/time";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useId, useMemo, useState } from "react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { useMe } from "../../shared/session";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import type { FieldChange } from "../model/draft";
import { isSecret } from "../model/field";
import { referencesIn, valueText } from "../model/value-text";
import { CONFLICT_TEXTS } from "./form.texts";
import { excerpts } from "./history/excerpt";
import { historyQueries } from "./history/history-queries";
import { useTextContext } from "./history/use-text-context";

interface ConflictChoiceProps {
  /** Who has saved meanwhile, and when, as far as that is known. */
  saved: string;
  changes: readonly FieldChange[];
  zone: string;
  /** Saves with my values of these fields and the other person's values of all others. */
  onChoose: (mine: ReadonlySet<string>) => void;
  onClose: () => void;
}

interface ConflictDialogProps extends Omit<ConflictChoiceProps, "saved"> {
  /** The resource's name, or `config`. */
  name: string;
  id: string;
  theirs: Pick<AnyRecord, "version" | "updatedAt">;
}

/** Shown when a record was saved meanwhile by somebody else, or in another window. */
export function ConflictDialog({ name, id, theirs, ...choice }: ConflictDialogProps) {
  const me = useMe();
  // Who may not read the history is told the time alone.
  const { data: last } = useQuery({ ...historyQueries.last({ name, id, version: theirs.version }), retry: false });
  const by = last?.version === theirs.version ? last.actor : null;
  const at = formatDateTime({ at: Date.parse(theirs.updatedAt), zone: choice.zone });
  const saved = !by
    ? CONFLICT_TEXTS.savedAt(at)
    : by.id === me.id
      ? CONFLICT_TEXTS.savedBySelf(at)
      : CONFLICT_TEXTS.savedBy({ name: by.name, at });
  return <ConflictChoice saved={saved} {...choice} />;
}

/**
 * Both values of every field that differs, of which the person chooses one each. A field that only one of both changed
 * is chosen beforehand as it was changed; nothing is lost before the choice, nor by closing the dialog.
 */
export function ConflictChoice({ saved, changes, zone, onChoose, onClose }: ConflictChoiceProps) {
  const [mine, setMine] = useState<ReadonlySet<string>>(
    () => new Set(changes.filter(({ isMine }) => isMine).map(({ field }) => field.key)),
  );
  const all = useMemo(() => new Set(changes.map(({ field }) => field.key)), [changes]);
  const references = useMemo(
    () =>
      changes.flatMap(({ field, mine: own, theirs: other }) =>
        [own, other].flatMap((value) => referencesIn({ field, value })),
      ),
    [changes],
  );
  const context = useTextContext({ references, zone });
  const choose = ({ key, isMine }: { key: string; isMine: boolean }): void => {
    const chosen = new Set(mine);
    if (isMine) chosen.add(key);
    else chosen.delete(key);
    setMine(chosen);
  };
  const isClash = changes.some((change) => change.isMine && change.isTheirs);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      size="lg"
      title={CONFLICT_TEXTS.title}
      footer={
        <>
          <Button variant="ghost" onPress={onClose}>
            {COMMON_TEXTS.keepEditing}
          </Button>
          <Button variant="primary" onPress={() => onChoose(mine)}>
            {mine.size > 0 ? CONFLICT_TEXTS.save : CONFLICT_TEXTS.loadTheirs}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-muted">
        {saved} {isClash ? CONFLICT_TEXTS.sameFields : CONFLICT_TEXTS.otherFields}
      </p>
      <div className="mb-3 flex flex-wrap gap-2">
        <Button size="sm" onPress={() => setMine(all)}>
          {CONFLICT_TEXTS.allMine}
        </Button>
        <Button size="sm" onPress={() => setMine(new Set())}>
          {CONFLICT_TEXTS.allTheirs}
        </Button>
      </div>
      <div className="flex flex-col gap-4">
        {changes.map((change) => (
          <FieldChoice
            key={change.field.key}
            change={change}
            isMine={mine.has(change.field.key)}
            text={(value) => valueText({ field: change.field, value, context })}
            onChoose={(isMine) => choose({ key: change.field.key, isMine })}
          />
        ))}
      </div>
    </Dialog>
  );
}

const OPTION =
  "flex min-h-11 cursor-pointer items-start gap-3 rounded-control border p-3 text-sm has-focus-visible:outline-2 " +
  "has-focus-visible:outline-focus";

function FieldChoice({
  change,
  isMine,
  text,
  onChoose,
}: {
  change: FieldChange;
  isMine: boolean;
  text: (value: unknown) => string;
  onChoose: (isMine: boolean) => void;
}) {
  const name = useId();
  const told = excerpts({ before: text(change.mine), after: text(change.theirs) });
  // The server tells no secret, and keeps the one that it has.
  const none = (isOwn: boolean) => (isSecret(change.field) && !isOwn ? CONFLICT_TEXTS.untold : CONFLICT_TEXTS.empty);
  const option = (given: { isOwn: boolean; label: string; value: string; isChanged: boolean }) => (
    <label
      className={`${OPTION} ${given.isOwn === isMine ? "border-action bg-action-soft" : "border-line hover:bg-sunken"}`}
    >
      <input
        type="radio"
        name={name}
        checked={given.isOwn === isMine}
        onChange={() => onChoose(given.isOwn)}
        className="mt-0.5 size-5 shrink-0 accent-action"
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-2 text-muted">
          {given.label}
          {given.isChanged && <span className="text-xs">({CONFLICT_TEXTS.changed})</span>}
        </span>
        <span className="block whitespace-pre-line wrap-break-word">{given.value || none(given.isOwn)}</span>
      </span>
    </label>
  );
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{change.field.title}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {option({ isOwn: true, label: CONFLICT_TEXTS.mine, value: told.before, isChanged: change.isMine })}
        {option({ isOwn: false, label: CONFLICT_TEXTS.theirs, value: told.after, isChanged: change.isTheirs })}
      </div>
    </fieldset>
  );
}
