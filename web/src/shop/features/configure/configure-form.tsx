import { formatMoney } from "@tresen/contract/money";
import { MESSAGES } from "@tresen/contract/messages";
import type { Product } from "@tresen/contract/resources/catalog";
import { type ReactNode, useState } from "react";
import type { CartItem } from "../../state/cart";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { QuantityPicker, quantityHint } from "../../ui/quantity-picker";
import { PartField } from "./part-field";
import { ProductSummary } from "./product-summary";
import { type Configuration, useConfiguration } from "./use-configuration";

interface ConfigureFormProps {
  product: Product;
  item: CartItem | null;
  currency: string;
  isOrderable: boolean;
  onTake: (item: CartItem) => void;
  /** The modal around it: content scrolls, the footer stays. */
  frame: (slots: { content: ReactNode; footer: ReactNode }) => ReactNode;
}

/** All steps in one list, or one after the other where the product asks for that. Save is offered only if the whole item is valid. */
export function ConfigureForm({ product, item, currency, isOrderable, onTake, frame }: ConfigureFormProps) {
  const configuration = useConfiguration({ product, item });
  const [step, setStep] = useState(0);
  const steps = product.config.parts;
  const isStepwise = product.isStepByStep && steps.length > 1;
  const isLast = !isStepwise || step === steps.length - 1;
  const shown = steps.map((part, index) => ({ part, index })).filter(({ index }) => !isStepwise || index === step);
  const cannotUpload = steps.some(({ type, optional }) => isUpload(type) && !optional);

  const content = (
    <div className="px-5 pb-6">
      {(!isStepwise || step === 0) && <ProductSummary product={product} currency={currency} />}
      {isStepwise && <Progress step={step} count={steps.length} />}
      {cannotUpload && (
        <Notice tone="info" className="mt-4" title="Für dieses Produkt brauchen wir eine Datei von Ihnen.">
          Bitte bestellen Sie es telefonisch oder vor Ort.
        </Notice>
      )}
      {shown.map(({ part, index }) =>
        isUpload(part.type) ? null : (
          <PartField key={index} part={part} value={configuration.parts[index] ?? null} name={`teil-${index}`} currency={currency} isPriceHidden={product.isPriceHidden} onAnswer={(value) => configuration.answer(index, value)} />
        ),
      )}
    </div>
  );
  const footer = (
    <div className="grid gap-3">
      {isLast && <Quantity product={product} configuration={configuration} />}
      <div className="flex gap-3">
        {isStepwise && step > 0 && (
          <Button look="quiet" onClick={() => setStep(step - 1)}>
            Zurück
          </Button>
        )}
        {isLast ? (
          <SaveButton configuration={configuration} product={product} currency={currency} isNew={item === null} isOrderable={isOrderable} onTake={onTake} />
        ) : (
          <Button className="min-h-12 flex-1" disabled={configuration.problems[step] !== null} onClick={() => setStep(step + 1)}>
            Weiter
          </Button>
        )}
      </div>
    </div>
  );
  return frame({ content, footer });
}

function isUpload(type: string): boolean {
  return ["image", "images", "file", "files"].includes(type);
}

function Progress({ step, count }: { step: number; count: number }) {
  return (
    <div className="mt-4">
      <p role="status" className="text-sm font-medium text-muted">
        Schritt {step + 1} von {count}
      </p>
      <div aria-hidden className="mt-2 flex gap-1">
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className={`h-1 flex-1 rounded-full ${index <= step ? "bg-action" : "bg-sunken"}`} />
        ))}
      </div>
    </div>
  );
}

function Quantity({ product, configuration }: { product: Product; configuration: Configuration }) {
  const hint = quantityHint({ product, amount: configuration.amount, unit: configuration.unit });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <QuantityPicker product={product} amount={configuration.amount} unit={configuration.unit} onChange={configuration.setQuantity} />
      {hint && <p className="text-sm text-muted">{hint}</p>}
    </div>
  );
}

interface SaveButtonProps {
  configuration: Configuration;
  product: Product;
  currency: string;
  isNew: boolean;
  isOrderable: boolean;
  onTake: (item: CartItem) => void;
}

/** While something is missing the button says what; a closed branch says so. */
function SaveButton({ configuration, product, currency, isNew, isOrderable, onTake }: SaveButtonProps) {
  const missing = product.config.parts.find((_, index) => configuration.problems[index] !== null);
  const words = isNew ? "In den Warenkorb" : "Übernehmen";
  if (!isOrderable) {
    return (
      <Button className="min-h-12 flex-1" disabled>
        {MESSAGES.branchClosed}
      </Button>
    );
  }
  return (
    <Button className="min-h-12 flex-1 justify-between!" disabled={!configuration.isValid} onClick={() => onTake(configuration.toItem())}>
      <span>{missing ? `Bitte ${missing.type === "text" || missing.type === "textarea" ? "ausfüllen" : "wählen"}: ${missing.name}` : words}</span>
      {!product.isPriceHidden && (
        <output aria-label="Preis" className="figures">
          {formatMoney(configuration.gross, currency)}
        </output>
      )}
    </Button>
  );
}
