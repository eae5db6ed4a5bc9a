import { addDays, formatDate, instantAt, zonedTime } from "@tresen/contract/kit/time";
import { KEEP_DAYS, type UploadRecord } from "@tresen/contract/media/upload-record/upload-record";
import { useState } from "react";
import { call } from "../../../shared/api";
import { serverNow } from "../../../shared/server-clock";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { callWithEntry } from "../../shared/failed/failed-calls";
import { failureSentences, isConflict, isMissing } from "../../shared/failure";
import { showToast } from "../../shared/toasts";
import { Button } from "../../shared/ui/button";
import { DateInput } from "../../shared/ui/date/date-input";
import { Dialog } from "../../shared/ui/dialog";
import { FieldMessage, Input } from "../../shared/ui/input";
import { EDIT_TEXTS } from "./upload.texts";

interface EditProps {
  record: UploadRecord;
  zone: string;
  onSaved: () => void;
  onClose: () => void;
}

/** The name of a file, and until when it is kept at least: to the end of a day. */
export function EditUploadDialog({ record, zone, onSaved, onClose }: EditProps) {
  const former = record.keepUntil === null ? "" : zonedTime({ at: Date.parse(record.keepUntil) - 1, zone }).date;
  const [name, setName] = useState(record.name);
  const [date, setDate] = useState(former);
  const [error, setError] = useState<string | null>(null);
  // What somebody else has saved meanwhile, once the person was told of it.
  const [base, setBase] = useState(record);
  const [isSaving, setIsSaving] = useState(false);
  const today = zonedTime({ at: serverNow(), zone }).date;
  const save = async (): Promise<void> => {
    setIsSaving(true);
    setError(null);
    const keepUntil =
      date === "" ? null : new Date(instantAt({ date: addDays(date, 1), minutes: 0, zone })).toISOString();
    try {
      await callWithEntry(async () => {
        await call("PUT /api/uploads/{id}", {
          params: { id: record.id },
          body: { version: base.version, name, ...(date === former ? {} : { keepUntil }) },
        });
        showToast({ kind: "success", message: COMMON_TEXTS.saved });
        onSaved();
        onClose();
      });
    } catch (failure) {
      setError((await theirs(failure)) ?? failureSentences(failure, EDIT_TEXTS.failed));
      setIsSaving(false);
    }
  };
  /** What somebody else has saved meanwhile, in words. The next attempt saves over it. Null for another failure. */
  const theirs = async (failure: unknown): Promise<string | null> => {
    if (!isConflict(failure) && !isMissing(failure)) return null;
    onSaved();
    if (isMissing(failure)) return EDIT_TEXTS.gone;
    const newest = await call("GET /api/uploads/{id}", { params: { id: record.id } }).catch(() => null);
    if (!newest || newest.version === base.version) return null;
    setBase(newest);
    const until = newest.keepUntil === null ? null : formatDate({ at: Date.parse(newest.keepUntil) - 1, zone });
    return EDIT_TEXTS.changed({ name: newest.name, until });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={EDIT_TEXTS.title}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button variant="primary" isDisabled={isSaving || name.trim() === ""} onPress={() => void save()}>
            {isSaving ? COMMON_TEXTS.saving : COMMON_TEXTS.save}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Input
          label={EDIT_TEXTS.name}
          hint={EDIT_TEXTS.nameHint}
          value={name}
          maxLength={120}
          required
          onChange={setName}
        />
        <div className="flex flex-col gap-1">
          <DateInput
            label={EDIT_TEXTS.keepUntil}
            value={date}
            min={today}
            max={addDays(today, KEEP_DAYS - 1)}
            zone={zone}
            onChange={setDate}
          />
          <p className="text-sm text-muted">{EDIT_TEXTS.keepHint}</p>
        </div>
        {error && (
          <div role="alert">
            <FieldMessage>{error}</FieldMessage>
          </div>
        )}
      </div>
    </Dialog>
  );
}
