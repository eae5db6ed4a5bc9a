import { describeAllergens } from "@tresen/contract/catalog/allergen/allergens";
import { PART_TEXT_LIMIT } from "@tresen/contract/order/cart";
import { toggleMultiselect, toggleSelect } from "@tresen/contract/order/part-values";
import { formatMoney } from "@tresen/contract/kit/money";
import type { PartValue } from "@tresen/contract/order/pricing";
import type { Part, PartOption } from "@tresen/contract/catalog/option-group/part-fields";
import { ChoiceCard } from "../../ui/choice-card";
import * as texts from "./configure.texts";

interface PartFieldProps {
  part: Part;
  value: PartValue;
  /** Unique in the form. */
  name: string;
  currency: string;
  isPriceHidden: boolean;
  /** The words for an option that is sold out right now. */
  soldOut: (option: string) => string | undefined;
  onAnswer: (value: PartValue) => void;
}

/** One step of the configuration: a single choice, a multiple choice, a line or a text. */
export function PartField(props: PartFieldProps) {
  const { part, name } = props;
  const isChoice = part.type === "select" || part.type === "multiselect";
  const heading = <PartHeading part={part} />;
  if (isChoice) {
    return (
      <fieldset className="mt-5" aria-describedby={part.description ? `${name}-hint` : undefined}>
        <legend className="mb-2">{heading}</legend>
        <Hint name={name} text={part.description} />
        <div className="grid grid-cols-1 gap-2">
          {part.options.map((option) => (
            <Option key={option.name} option={option} {...props} />
          ))}
        </div>
      </fieldset>
    );
  }
  return <TextPart {...props} heading={heading} />;
}

/** The name of the step, and whether it is required. */
export function PartHeading({ part }: { part: Part }) {
  const word = part.optional ? texts.optional : part.type === "multiselect" ? texts.atLeastOne : texts.required;
  return (
    <>
      <span className="text-lg font-semibold">{part.name}</span>{" "}
      <span className="ml-2 rounded-full bg-sunken px-2 py-0.5 text-xs font-medium text-muted">{word}</span>
    </>
  );
}

function Option({
  option,
  part,
  value,
  name,
  currency,
  isPriceHidden,
  soldOut,
  onAnswer,
}: PartFieldProps & { option: PartOption }) {
  const isSelect = part.type === "select";
  const checked = isSelect ? value === option.name : Array.isArray(value) && value.includes(option.name);
  const toggle = (): void =>
    onAnswer(
      isSelect
        ? toggleSelect({ step: part, value, option: option.name })
        : toggleMultiselect({ step: part, value, option: option.name }),
    );
  const gone = soldOut(option.name);
  const allergens = describeAllergens(option.allergens);
  return (
    <ChoiceCard
      type={isSelect ? "radio" : "checkbox"}
      name={name}
      checked={checked}
      // A chosen one can still be cleared.
      disabled={gone !== undefined && !checked}
      // A chosen radio button fires no change event: a click on it clears an optional choice.
      onChange={isSelect && checked ? () => undefined : toggle}
      onClick={isSelect && checked ? toggle : undefined}
      label={option.name}
      aside={isPriceHidden ? undefined : modifierText({ option, currency })}
    >
      {[gone, allergens].filter(Boolean).join(" · ") || undefined}
    </ChoiceCard>
  );
}

function TextPart({ part, value, name, onAnswer, heading }: PartFieldProps & { heading: React.ReactNode }) {
  const control = {
    id: name,
    value: typeof value === "string" ? value : "",
    maxLength: PART_TEXT_LIMIT,
    required: !part.optional,
    "aria-describedby": part.description ? `${name}-hint` : undefined,
    onChange: ({ target }: { target: { value: string } }) => onAnswer(target.value === "" ? null : target.value),
    className: "min-h-11 w-full rounded-control border border-line-strong bg-surface px-3 py-2",
  };
  return (
    <div className="mt-6">
      <label htmlFor={name} className="mb-2 block">
        {heading}
      </label>
      <Hint name={name} text={part.description} />
      {part.type === "textarea" ? <textarea rows={3} {...control} /> : <input type="text" {...control} />}
    </div>
  );
}

function Hint({ name, text }: { name: string; text: string }) {
  return text ? (
    <p id={`${name}-hint`} className="mb-2 text-sm text-muted">
      {text}
    </p>
  ) : null;
}

/** The price change of an option; nothing if it has none. */
export function modifierText({
  option,
  currency,
}: {
  option: Pick<PartOption, "modifier" | "value">;
  currency: string;
}): string | undefined {
  if (option.value === null) return undefined;
  if (option.modifier === "overwrite") return formatMoney(option.value, currency);
  if (option.value === 0) return undefined;
  return `${option.modifier === "add" ? "+" : "−"} ${formatMoney(option.value, currency)}`.replace(" ", "\u00a0");
}
