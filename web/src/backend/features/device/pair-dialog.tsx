import { useMutation } from "@tanstack/react-query";
import { PAIRED_PURPOSES, type PairedPurpose } from "@tresen/contract/access-key/access-key";
import { useState } from "react";
import { call } from "../../../shared/api";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureSentences } from "../../shared/failure";
import { showToast } from "../../shared/toasts";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { FieldMessage, Input } from "../../shared/ui/input";
import { DEVICE_TEXTS } from "./device.texts";
import { type DeviceDraft, DeviceFields, useOwnBranches } from "./device-fields";
import { fieldErrorsOf } from "./field-errors";
import { TvField } from "./tv-field";

/** Connects a display or a tablet by the code that it shows. @param scanned that code, if it was scanned, else empty. */
export function PairDialog({
  scanned,
  purpose: told,
  onClose,
  onDone,
}: {
  scanned: string;
  /** What the display said of itself; null where it is to be chosen. */
  purpose: PairedPurpose | null;
  onClose: () => void;
  onDone: () => void;
}) {
  const branches = useOwnBranches();
  const [code, setCode] = useState(scanned);
  const [draft, setDraft] = useState<DeviceDraft<PairedPurpose>>({ name: "", branch: "", purpose: told });
  const branch = draft.branch || (branches.length === 1 ? (branches[0]?.value ?? "") : "");
  const [tv, setTv] = useState("");
  const isTv = draft.purpose === "tv";
  const digits = code.replace(/\D/g, "");
  const { mutate, error, isPending } = useMutation({
    mutationFn: (purpose: PairedPurpose) =>
      call("POST /api/display-pairings/{code}/claim", {
        params: { code: digits },
        body: { ...draft, purpose, branch, ...(purpose === "tv" ? { tv } : {}) },
      }),
    onSuccess: () => {
      showToast({ kind: "success", message: DEVICE_TEXTS.connected });
      onDone();
    },
  });
  const isReady =
    digits.length === 6 && draft.purpose !== null && draft.name.trim() !== "" && branch !== "" && (!isTv || tv !== "");
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={DEVICE_TEXTS.pair}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button
            variant="primary"
            onPress={() => draft.purpose && mutate(draft.purpose)}
            isDisabled={!isReady || isPending}
          >
            {DEVICE_TEXTS.connect}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{DEVICE_TEXTS.pairHow}</p>
        <Input
          label={DEVICE_TEXTS.code}
          hint={DEVICE_TEXTS.codeHint}
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={code}
          onChange={setCode}
        />
        <DeviceFields
          draft={{ ...draft, branch }}
          branches={branches}
          purposes={PAIRED_PURPOSES}
          errors={fieldErrorsOf(error)}
          onChange={(next) => {
            if (next.branch !== draft.branch) setTv("");
            setDraft(next);
          }}
        />
        {isTv && (
          <TvField
            branch={branch}
            value={tv}
            error={fieldErrorsOf(error).tv}
            onChange={({ id, name }) => {
              setTv(id);
              setDraft({ ...draft, name: draft.name || name });
            }}
          />
        )}
        {draft.purpose === "time" && <p className="text-sm text-muted">{DEVICE_TEXTS.timePins}</p>}
        {error && (
          <div role="alert">
            <FieldMessage>{failureSentences(error, DEVICE_TEXTS.connectFailed)}</FieldMessage>
          </div>
        )}
      </div>
    </Dialog>
  );
}
