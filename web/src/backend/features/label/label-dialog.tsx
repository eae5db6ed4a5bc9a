import { useMutation, useQuery } from "@tanstack/react-query";
import { type Product, products as resource } from "@tresen/contract/catalog/product.resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { labelContent } from "@tresen/contract/print/label/label-content";
import { labelsPerSheet, sheetCount } from "@tresen/contract/print/label/label-layout";
import { LABEL_PRODUCTS, type LabelPart, labelRequest } from "@tresen/contract/print/label/label-request";
import { LABEL_FILE } from "@tresen/contract/print/label/label.texts";
import { useEffect, useId, useState } from "react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { useCurrency } from "../../shared/config";
import { failureDetail, failureText } from "../../shared/failure";
import { Button, buttonClass } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { FieldMessage } from "../../shared/ui/input";
import { useIsShown } from "../../shared/visibility";
import { LABEL_DIALOG_TEXTS as texts } from "./label-dialog.texts";
import { LabelFields } from "./label-fields";
import { storeSettings, storedSettings } from "./label-settings";
import { printLabels } from "./print-labels";
import { SheetPicture } from "./sheet-picture";

interface LabelDialogProps {
  load: (most: number) => Promise<readonly AnyRecord[]>;
  onClose: () => void;
}

/** What may not be printed while product data is hidden. */
const HIDDEN_PARTS: readonly LabelPart[] = ["price", "unitPrice", "deposit"];

/** Chooses what the labels of the chosen products look like, and gets them as a PDF. */
export function LabelDialog({ load, onClose }: LabelDialogProps) {
  const query = useId();
  useReturnedFocus();
  const { data, error, refetch } = useQuery({
    queryKey: ["resource", resource.name, "labels", query],
    queryFn: () => load(LABEL_PRODUCTS + 1),
    gcTime: 0,
  });
  return data ? (
    <ChosenLabels records={data} onClose={onClose} />
  ) : (
    <Dialog
      {...{ isOpen: true, onClose, title: texts.title }}
      footer={<Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>}
    >
      {error ? (
        <div className="flex flex-col items-start gap-3">
          <FieldMessage>{texts.loadFailed}</FieldMessage>
          <Button onPress={() => void refetch()}>{texts.retry}</Button>
        </div>
      ) : (
        <p role="status">{texts.loading}</p>
      )}
    </Dialog>
  );
}

function ChosenLabels({ records, onClose }: { records: readonly AnyRecord[]; onClose: () => void }) {
  const currency = useCurrency();
  const isShown = useIsShown("product");
  const [settings, setSettings] = useState(storedSettings);
  const [start, setStart] = useState(1);
  const products = records.slice(0, LABEL_PRODUCTS).filter(isProduct);
  const parts = isShown ? settings.parts : settings.parts.filter((part) => !HIDDEN_PARTS.includes(part));
  const request = { ...settings, parts, start, products: products.map(({ id }) => id) };
  const checked = labelRequest.safeParse(request);
  const faults = new Map(checked.error?.issues.map(({ path, message }) => [path.join("."), message]));
  const file = useMutation({ mutationFn: printLabels, onSuccess: () => storeSettings(settings) });
  const url = useFileUrl(file.data);
  const { reset } = file;
  // A file of other settings is not offered.
  const wanted = JSON.stringify(request);
  useEffect(reset, [wanted, reset]);
  const labels = products.length * (Number.isInteger(settings.copies) ? settings.copies : 0);
  const each = labelsPerSheet(settings.layout);
  const contents = products.map((product) => labelContent({ product, parts, code: settings.code, currency }));
  const shown = contents.flatMap((content) => Array.from({ length: settings.copies || 0 }, () => content));
  const without = contents.filter(({ code }) => code === null).length;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={texts.title}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.close}</Button>
          {url ? (
            <>
              <a href={url} target="_blank" rel="noreferrer" className={buttonClass()}>
                {texts.open}
              </a>
              <a href={url} download={LABEL_FILE} className={buttonClass({ variant: "primary" })}>
                {texts.download}
              </a>
            </>
          ) : (
            <Button
              variant="primary"
              isDisabled={file.isPending || !checked.success}
              onPress={() => checked.data && file.mutate(checked.data)}
            >
              {file.isPending ? texts.creating : texts.create}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5 sm:grid-cols-[1fr_18rem]">
        <LabelFields
          {...{ settings, start, faults, isPriceShown: isShown, last: each }}
          onSettings={setSettings}
          onStart={setStart}
        />
        <div className="flex flex-col gap-2 self-start max-sm:order-first sm:sticky sm:top-0">
          {checked.success || faults.has("products") ? (
            <SheetPicture
              sheet={settings}
              start={start}
              contents={shown.slice(0, each)}
              title={texts.preview({ labels, sheets: sheetCount({ layout: settings.layout, start, labels }) })}
              onStart={setStart}
            />
          ) : null}
          <p className="text-sm text-muted">
            {texts.preview({ labels, sheets: sheetCount({ layout: settings.layout, start, labels }) })}
          </p>
          {!isShown && <p className="text-sm text-warning">{texts.hidden}</p>}
          {records.length > LABEL_PRODUCTS && <p className="text-sm text-warning">{texts.tooMany(LABEL_PRODUCTS)}</p>}
          {settings.code !== "none" && without > 0 && (
            <p className="text-sm text-warning">
              {texts.withoutCode({ count: without, all: products.length, isEan: settings.code === "ean" })}
            </p>
          )}
          <div role="status">{url && <p className="text-sm text-success">{texts.ready}</p>}</div>
          <div role="alert">
            {file.error && (
              <FieldMessage>
                {failureText(file.error, texts.failed)} {failureDetail(file.error)}
              </FieldMessage>
            )}
          </div>
        </div>
      </div>
    </Dialog>
  );
}

/** The list's records are whole, so one with a name and a configuration is a product. */
function isProduct(record: AnyRecord): record is AnyRecord & Product {
  return typeof record["name"] === "string" && typeof record["config"] === "object";
}

/**
 * Gives the focus back to what opened the dialog. The dialog that is shown while the products are loaded has taken it, and
 * is gone when the other one closes.
 */
function useReturnedFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    },
    [opener],
  );
}

/** An address of the file, as long as it is shown. */
function useFileUrl(file: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}
