import { useMutation, useQuery } from "@tanstack/react-query";
import { type Product, products as resource } from "@tresen/contract/catalog/product.resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { labelContent } from "@tresen/contract/print/label/label-content";
import { labelsPerSheet, sheetCount } from "@tresen/contract/print/label/label-layout";
import { LABEL_PRODUCTS, type LabelPart, labelRequest } from "@tresen/contract/print/label/label-request";
import { LABEL_FILE } from "@tresen/contract/print/label/label.texts";
import { useEffect, useId, useMemo, useState } from "react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { useCurrency } from "../../shared/config";
import { failureDetail, failureText } from "../../shared/failure";
import { Button, buttonClass } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { useFileUrl } from "../../shared/template/use-file-url";
import { deferred } from "../../shared/ui/deferred";
import { FieldMessage } from "../../shared/ui/input";
import { useNow } from "../../shared/use-now";
import { useIsShown } from "../../shared/visibility";
import { LABEL_DIALOG_TEXTS as texts } from "./label-dialog.texts";
import { LabelFields } from "./label-fields";
import { storeSettings, storedSettings } from "./label-settings";
import { printLabels } from "./print-labels";
import { LabelPicture } from "./label-picture";
import { SheetPicture } from "./sheet-picture";
import { useLabelTemplates } from "./use-label-templates";

interface LabelDialogProps {
  load: (most: number) => Promise<readonly AnyRecord[]>;
  onClose: () => void;
}

/** The renderer of templates is loaded with the first one that is chosen. */
const TemplateSheet = deferred(async () => (await import("./template-sheet")).TemplateSheet);

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
  const now = useNow();
  const parts = isShown ? settings.parts : settings.parts.filter((part) => !HIDDEN_PARTS.includes(part));
  // Own designs contain prices.
  const { templates, isLoading } = useLabelTemplates({ isWanted: isShown });
  const template = templates.find(({ id }) => id === settings.template);
  const { template: _kept, ...usual } = settings;
  const request = {
    ...usual,
    ...(template ? { template: template.id } : {}),
    ...{ parts, start, products: products.map(({ id }) => id) },
  };
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
  const contents = products.map((product) => labelContent({ product, parts, code: settings.code, currency, now }));
  const shown = contents.flatMap((content) => Array.from({ length: settings.copies || 0 }, () => content));
  const title = texts.preview({ labels, sheets: sheetCount({ layout: settings.layout, start, labels }) });
  const sheet = { sheet: settings, start, title, onStart: setStart };
  const firstProducts = useFirst({ products, copies: settings.copies, most: each });
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
              isDisabled={file.isPending || !checked.success || (isLoading && settings.template !== undefined)}
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
          {...{ settings, start, faults, templates, template, isPriceShown: isShown, last: each }}
          onSettings={setSettings}
          onStart={setStart}
        />
        <div className="flex flex-col gap-2 self-start max-sm:order-first sm:sticky sm:top-0">
          {checked.success || faults.has("products") ? (
            template ? (
              <TemplateSheet {...sheet} design={template.design} products={firstProducts} />
            ) : (
              <SheetPicture
                {...sheet}
                labels={shown
                  .slice(0, each)
                  .map((content) => (size) => <LabelPicture content={content} layout={settings.layout} {...size} />)}
              />
            )
          ) : null}
          <p className="text-sm text-muted">{title}</p>
          {!isShown && <p className="text-sm text-warning">{texts.hidden}</p>}
          {records.length > LABEL_PRODUCTS && <p className="text-sm text-warning">{texts.tooMany(LABEL_PRODUCTS)}</p>}
          {!template && settings.code !== "none" && without > 0 && (
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

/** The products of the labels that the first sheet has room for. */
function useFirst({
  products,
  copies,
  most,
}: {
  products: readonly Product[];
  copies: number;
  most: number;
}): readonly Product[] {
  const found = products
    .slice(0, most)
    .flatMap((product) => Array.from({ length: Math.min(copies || 0, most) }, () => product))
    .slice(0, most);
  const key = found.map(({ id }) => id).join(" ");
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the ids say which products these are
  return useMemo(() => found, [key]);
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
