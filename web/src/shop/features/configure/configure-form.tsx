import { formatMoney } from "@tresen/contract/kit/money";
import { MESSAGES } from "@tresen/contract/order/order.texts";
import type { Part } from "@tresen/contract/catalog/option-group/part-fields";
import type { Product } from "@tresen/contract/catalog/product.resource";
import { type UploadPartType, isUploadPart } from "@tresen/contract/media/upload-types";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { CartItem } from "../../state/order/cart";
import { Button } from "../../ui/button";
import { loadable } from "../../ui/loadable";
import { Picture } from "../../widgets/picture";
import { QuantityPicker, quantityHint } from "./quantity-picker";
import * as texts from "./configure.texts";
import { useSoldOut } from "./use-sold-out";
import { PartField, PartHeading } from "./part-field";
import { ProductSummary } from "./product-summary";
import { type Configuration, useConfiguration } from "./use-configuration";

const UploadPart = loadable({
  load: () => import("./upload/upload-part").then((module) => module.UploadPart),
  fallback: <div aria-busy className="mt-6 h-36 rounded-control bg-sunken" />,
});

/** Label and price are below each other on phones, so that the quantity has room beside them. */
const SAVE_BUTTON =
  "min-h-12 min-w-0 flex-1 gap-x-3 max-sm:flex-col max-sm:gap-0! max-sm:px-2! sm:flex-wrap sm:justify-between!";

interface ConfigureFormProps {
  product: Product;
  item: CartItem | null;
  currency: string;
  /** That of the branch. */
  country: string;
  isOrderable: boolean;
  /** The shop sets the price later: the product's price is a guide, and the form shows no sum. */
  isQuotation: boolean;
  onTake: (item: CartItem) => void;
  /** Renders the modal: content scrolls, the footer stays. */
  frame: (slots: { content: ReactNode; footer: ReactNode }) => ReactNode;
}

/**
 * All steps in one list, or one after the other if the product is set so. Save is offered only if the whole item is
 * valid.
 */
export function ConfigureForm({
  product,
  item,
  currency,
  country,
  isOrderable,
  isQuotation,
  onTake,
  frame,
}: ConfigureFormProps) {
  const configuration = useConfiguration({ product, item });
  const soldOut = useSoldOut();
  const [step, setStep] = useState(0);
  const steps = product.config.parts;
  const isStepwise = product.isStepByStep && steps.length > 1;
  const isLast = !isStepwise || step === steps.length - 1;
  const hasSum = !product.isPriceHidden && !isQuotation;
  const all = steps.map((part, index) => ({ part, index, isShown: !isStepwise || index === step }));

  const picture = product.images[0];

  const answers = (
    <div className="px-5 pb-6">
      {(!isStepwise || step === 0) && (
        <ProductSummary product={product} currency={currency} country={country} isGuide={isQuotation} />
      )}
      {isStepwise && <Progress step={step} count={steps.length} />}
      {all.map(({ part, index, isShown }) => {
        const name = `teil-${index}`;
        // Stays mounted while another step is shown, so that uploads continue.
        if (isUploadPart(part.type))
          return (
            <UploadField
              key={index}
              part={part}
              type={part.type}
              name={name}
              index={index}
              configuration={configuration}
              isShown={isShown}
            />
          );
        if (!isShown) return null;
        return (
          <PartField
            key={index}
            part={part}
            value={configuration.parts[index] ?? null}
            name={name}
            currency={currency}
            isPriceHidden={product.isPriceHidden}
            soldOut={(option) => soldOut({ product: product.id, part: part.name, option })}
            onAnswer={(value) => configuration.answer(index, value)}
          />
        );
      })}
    </div>
  );
  // The picture has its place before it is loaded: a square beside the answers, or a strip above them on phones, where
  // the first answers have to be in sight.
  const content = picture ? (
    <div className="md:grid md:grid-cols-[min(50%,calc(88dvh-10rem))_minmax(0,1fr)]">
      <Picture
        image={picture}
        use="product"
        variants={["small", "medium"]}
        sizes="(min-width: 45rem) 28rem, 100vw"
        eager
        className={`h-[28svh] w-full md:sticky md:top-0 md:aspect-square md:h-auto ${step > 0 ? "max-md:hidden" : ""}`}
      />
      {answers}
    </div>
  ) : (
    answers
  );
  const footer = (
    <div className="flex flex-wrap items-center gap-3">
      {isLast && <Quantity product={product} configuration={configuration} />}
      <div className={`flex flex-1 gap-3 ${isStepwise ? "basis-72" : "basis-36"}`}>
        {isStepwise && step > 0 && (
          <Button look="quiet" onClick={() => setStep(step - 1)}>
            {texts.back}
          </Button>
        )}
        {isLast ? (
          <SaveButton
            configuration={configuration}
            product={product}
            currency={currency}
            isNew={item === null}
            isOrderable={isOrderable}
            hasSum={hasSum}
            onTake={onTake}
          />
        ) : (
          <Button
            className="min-h-12 min-w-0 flex-1 flex-wrap justify-between! gap-x-3"
            disabled={configuration.problems[step] !== null}
            onClick={() => setStep(step + 1)}
          >
            <span>{texts.onward}</span>
            {hasSum && <Price configuration={configuration} currency={currency} />}
          </Button>
        )}
      </div>
    </div>
  );
  return frame({ content, footer });
}

/** The code for uploads is loaded with the first product that has such a step. */
function UploadField({
  part,
  type,
  name,
  index,
  configuration,
  isShown,
}: {
  part: Part;
  type: UploadPartType;
  name: string;
  index: number;
  configuration: Configuration;
  isShown: boolean;
}) {
  return (
    <div hidden={!isShown}>
      <UploadPart
        part={part}
        type={type}
        name={name}
        heading={<PartHeading part={part} />}
        files={configuration.filesOf(index)}
        onAdd={(file) => configuration.addFile(index, file)}
        onRemove={(id) => configuration.removeFile(index, id)}
        onBusy={(isBusy) => configuration.setBusy(index, isBusy)}
      />
    </div>
  );
}

/** Receives the focus with each step, so that keyboard and screen reader continue at its beginning. */
function Progress({ step, count }: { step: number; count: number }) {
  const place = useRef<HTMLParagraphElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    place.current?.focus();
  }, [step]);
  return (
    <div className="mt-4">
      <p ref={place} role="status" tabIndex={-1} className="scroll-mt-4 text-sm font-medium text-muted outline-none">
        {texts.stepOf({ step: step + 1, count })}
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
    <>
      {hint && <p className="basis-full text-sm text-muted">{hint}</p>}
      <QuantityPicker
        product={product}
        amount={configuration.amount}
        unit={configuration.unit}
        onChange={configuration.setQuantity}
      />
    </>
  );
}

interface SaveButtonProps {
  configuration: Configuration;
  product: Product;
  currency: string;
  isNew: boolean;
  isOrderable: boolean;
  hasSum: boolean;
  onTake: (item: CartItem) => void;
}

/** The label of the button: names a missing answer, or says that the branch is closed. */
function SaveButton({ configuration, product, currency, isNew, isOrderable, hasSum, onTake }: SaveButtonProps) {
  const missing = product.config.parts.find((_, index) => configuration.problems[index] !== null);
  const words = isNew ? texts.addToCart : texts.save;
  if (!isOrderable) {
    return (
      <Button className="min-h-12 flex-1" disabled>
        {MESSAGES.branchClosed}
      </Button>
    );
  }
  return (
    <Button
      className={SAVE_BUTTON}
      disabled={!configuration.isValid || configuration.isBusy}
      onClick={() => onTake(configuration.toItem())}
    >
      <span>
        {configuration.isBusy
          ? texts.uploading
          : missing
            ? (isTyped(missing) ? texts.pleaseFillIn : texts.pleaseChoose)(missing.name)
            : words}
      </span>
      {hasSum && <Price configuration={configuration} currency={currency} />}
    </Button>
  );
}

/** Whether the answer of a step is a text of the customer's own. */
function isTyped({ type }: Part): boolean {
  return type === "text" || type === "textarea";
}

/** The price of the quantity with the current answers. */
function Price({ configuration, currency }: { configuration: Configuration; currency: string }) {
  return (
    <output aria-label={texts.price} className="figures">
      {formatMoney(configuration.gross, currency)}
    </output>
  );
}
