import { fontOfFileName } from "@tresen/contract/media/font/family";
import { FONT_ENDINGS, FONT_LIMIT } from "@tresen/contract/media/font/font";
import { Check, Upload, X } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { call } from "../../../shared/api";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { callWithEntry } from "../../shared/failed/failed-calls";
import { failureSentences } from "../../shared/failure";
import { showToast } from "../../shared/toasts";
import { Button, IconButton } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { FieldMessage, Input } from "../../shared/ui/input";
import { Select } from "../../shared/ui/select";
import { ADD_TEXTS, variantLabel } from "./font.texts";

interface Chosen {
  key: number;
  file: File;
  family: string;
  variant: string;
  state: "waiting" | "sending" | "done";
  error?: string | undefined;
}

const VARIANTS = [100, 200, 300, 400, 500, 600, 700, 800, 900]
  .flatMap((weight) => (weight === 400 ? ["regular", "italic"] : [`${weight}`, `${weight}italic`]))
  .map((value) => ({ value, label: variantLabel(value) }));

/** Takes font files, of which each says itself what it is; what it does not say, its name probably does. */
export function AddFontDialog({ onAdded, onClose }: { onAdded: () => void; onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [isSending, setIsSending] = useState(false);
  const waiting = chosen.filter(({ state }) => state !== "done");
  const change = (key: number, changes: Partial<Chosen>): void =>
    setChosen((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const lastKey = useRef(0);
  const take = (files: Iterable<File>): void => {
    const added = [...files].map((file) => chosenOf({ file, key: (lastKey.current += 1) }));
    setChosen((all) => [...all, ...added]);
    for (const one of added) void correct(one);
  };
  /** The file itself knows better than its name, unless somebody has said something else meanwhile. */
  const correct = async ({ key, file, variant: named }: Chosen): Promise<void> => {
    const variant = await statedIn(file);
    if (variant === null) return;
    setChosen((all) => all.map((one) => (one.key === key && one.variant === named ? { ...one, variant } : one)));
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  const submit = async (): Promise<void> => {
    setIsSending(true);
    const families = new Set<string>();
    let hasFailed = false;
    for (const one of waiting) {
      change(one.key, { state: "sending", error: undefined });
      const { family, error } = await send(one);
      if (family) families.add(family);
      hasFailed ||= family === null;
      change(one.key, { state: family ? "done" : "waiting", error });
    }
    setIsSending(false);
    if (families.size > 0) onAdded();
    for (const family of families) showToast({ kind: "success", message: ADD_TEXTS.added(family) });
    if (!hasFailed) onClose();
  };
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title={ADD_TEXTS.title}
      footer={
        <>
          <Button onPress={onClose}>
            {chosen.some(({ state }) => state === "done") ? COMMON_TEXTS.close : COMMON_TEXTS.cancel}
          </Button>
          <Button variant="primary" isDisabled={waiting.length === 0 || isSending} onPress={() => void submit()}>
            {isSending ? ADD_TEXTS.sending : ADD_TEXTS.submit(waiting.length)}
          </Button>
        </>
      }
    >
      <p className="max-w-prose text-muted">{ADD_TEXTS.intro}</p>
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className="mt-4 flex justify-center rounded-panel border border-dashed border-line-strong p-4"
      >
        <Button isDisabled={isSending} onPress={() => input.current?.click()}>
          <Upload size={18} aria-hidden />
          {ADD_TEXTS.drop}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={FONT_ENDINGS.join(",")}
          aria-label={ADD_TEXTS.files}
          onChange={({ target }) => {
            take(target.files ?? []);
            target.value = "";
          }}
        />
      </div>
      <ul className="mt-2">
        {chosen.map((one) => (
          <li key={one.key} aria-label={ADD_TEXTS.file(one.file.name)} className="border-b border-line py-3">
            <div className="flex items-center gap-2">
              <p className="min-w-0 flex-1 text-sm text-muted wrap-anywhere">{one.file.name}</p>
              {one.state === "done" ? (
                <span className="flex items-center gap-1 text-sm">
                  <Check size={16} aria-hidden />
                  {ADD_TEXTS.done}
                </span>
              ) : (
                <IconButton
                  label={ADD_TEXTS.leaveOut(one.file.name)}
                  isDisabled={isSending}
                  onPress={() => setChosen((all) => all.filter(({ key }) => key !== one.key))}
                >
                  <X size={18} aria-hidden />
                </IconButton>
              )}
            </div>
            {one.state !== "done" && (
              <div className="mt-1 grid gap-3 sm:grid-cols-2">
                <Input
                  label={ADD_TEXTS.family}
                  value={one.family}
                  maxLength={60}
                  required
                  onChange={(family) => change(one.key, { family })}
                />
                <Select
                  label={ADD_TEXTS.variant}
                  options={VARIANTS}
                  value={one.variant}
                  onChange={(variant) => change(one.key, { variant })}
                />
              </div>
            )}
            {one.error && (
              <div role="alert" className="mt-2">
                <FieldMessage>{one.error}</FieldMessage>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** What a font file says of itself; null where it says nothing. The server looks into it again. */
async function statedIn(file: File): Promise<string | null> {
  if (file.size > FONT_LIMIT) return null;
  try {
    const { statedVariant } = await import("@tresen/contract/media/font/stated-variant");
    return statedVariant(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return null;
  }
}

function chosenOf({ file, key }: { file: File; key: number }): Chosen {
  return { key, file, ...fontOfFileName(file.name), state: "waiting" };
}

/** Sends one file. @returns the family as it is called now; null, with a sentence, if it was refused. */
async function send({
  file,
  family,
  variant,
}: Chosen): Promise<{ family: string; error?: undefined } | { family: null; error: string }> {
  if (file.size > FONT_LIMIT) return { family: null, error: ADD_TEXTS.tooLarge };
  const data = await dataUrl(file).catch(() => null);
  if (data === null) return { family: null, error: ADD_TEXTS.unreadable };
  try {
    const added = await callWithEntry(() => call("POST /api/fonts", { body: { family, variant, data } }));
    return { family: added.family };
  } catch (failure) {
    return { family: null, error: failureSentences(failure, ADD_TEXTS.failed) };
  }
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => (typeof reader.result === "string" ? resolve(reader.result) : reject(new Error("no text")));
    reader.onerror = () => reject(new Error("unreadable"));
    // A type that says nothing of the file, since the server looks into it.
    reader.readAsDataURL(file.slice(0, file.size, "font/sfnt"));
  });
}
