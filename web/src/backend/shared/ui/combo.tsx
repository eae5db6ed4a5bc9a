import { hasWords } from "@tresen/contract/kit/list/typed-words";
import { useMemo, useState } from "react";
import { ComboField, type ComboFieldProps } from "./combo-field";
import type { Option } from "./select";

interface ComboProps extends Omit<ComboFieldProps, "items" | "chosen" | "typed" | "onTyped"> {
  options: readonly Option[];
}

/** The largest number of listed options: nobody reads more, and thousands would block the page. */
const SHOWN = 80;

/** A combo box whose options are all loaded. */
export function Combo({ options, value, ...field }: ComboProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const matches = useMemo(() => {
    const found = options.filter((option) => hasWords({ text: option.label, typed: typed ?? "" }));
    return found.slice(0, SHOWN).map((option) => ({ ...option, id: option.value }));
  }, [options, typed]);
  return (
    <ComboField
      {...field}
      value={value}
      chosen={options.find((option) => option.value === value)?.label ?? value ?? ""}
      items={matches}
      typed={typed}
      onTyped={setTyped}
    />
  );
}
