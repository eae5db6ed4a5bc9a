import { useEffect, useMemo, useState } from "react";
import { CONTROL } from "../../../shared/ui/input";
import { moneyText, numberText, parseMoney, parseNumber, parseRate, rateText } from "../../model/entry";
import type { EditorProps } from "../editor";
import { useErrorWithin, useForm } from "../form-context";
import { EDITOR_TEXTS } from "./editor.texts";
import { Frame } from "./frame";

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const AREA =
  "w-full rounded-control border border-line-strong bg-surface p-3 [&[readonly]]:bg-sunken aria-invalid:border-danger";

/** Grows with its text. */
const GROWING_AREA = `${AREA} field-sizing-content min-h-20 max-h-[60dvh]`;

export function TextEditor({ field, path, value, onChange }: EditorProps<"text">) {
  const { isReadOnly, isNew } = useForm();
  const isPassword = field.input === "password";
  const suggestions = useMemo(() => field.suggestions?.(), [field]);
  return (
    <Frame field={field} path={path} hint={isPassword && !isNew ? EDITOR_TEXTS.keepPassword : undefined}>
      {(props) => (
        <>
          <input
            {...props}
            type={field.input}
            value={text(value)}
            readOnly={isReadOnly}
            autoComplete={isPassword ? "new-password" : "off"}
            list={suggestions && `${props.id}-suggestions`}
            onChange={(event) =>
              onChange(event.target.value === "" && field.isClearable ? field.empty : event.target.value)
            }
            className={CONTROL}
          />
          {suggestions && (
            <datalist id={`${props.id}-suggestions`}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Frame>
  );
}

export function TextareaEditor({ field, path, value, onChange }: EditorProps<"textarea">) {
  const { isReadOnly } = useForm();
  return (
    <Frame field={field} path={path}>
      {(props) => (
        <textarea
          {...props}
          rows={3}
          value={text(value)}
          readOnly={isReadOnly}
          onChange={(event) =>
            onChange(event.target.value === "" && field.isClearable ? field.empty : event.target.value)
          }
          className={GROWING_AREA}
        />
      )}
    </Frame>
  );
}

const NUMBERS = {
  number: { parse: parseNumber, format: numberText, sign: () => "" },
  money: { parse: parseMoney, format: moneyText, sign: (currency: string) => (currency === "EUR" ? "€" : currency) },
  rate: { parse: parseRate, format: rateText, sign: () => "%" },
};

/** Numbers, amounts and rates, typed with a comma. The typed text is kept until the field loses focus. */
export function NumberEditor({ field, path, value, onChange }: EditorProps<"number" | "money" | "rate">) {
  const { isReadOnly, currency } = useForm();
  const { parse, format, sign } = NUMBERS[field.kind];
  const [typed, setTyped] = useState(() => format(value));
  // The value was changed by something else, for example another record in this place, so the typed text is outdated.
  const parsed = parse(typed);
  const isCurrent = (parsed ?? null) === (value ?? null);
  useEffect(() => {
    if (!isCurrent) setTyped(format(value));
  }, [isCurrent, format, value]);
  const unit = sign(currency);
  return (
    <Frame field={field} path={path}>
      {(props) => (
        <div className="relative">
          <input
            {...props}
            inputMode={field.kind === "number" && field.isInteger ? "numeric" : "decimal"}
            autoComplete="off"
            value={isCurrent ? typed : format(value)}
            readOnly={isReadOnly}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange(parse(event.target.value) ?? (field.isClearable ? field.empty : undefined));
            }}
            onBlur={() => setTyped(format(value))}
            className={`${CONTROL} figures text-end ${unit ? "pe-9" : ""}`}
          />
          {unit && (
            <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-sm text-muted">
              {unit}
            </span>
          )}
        </div>
      )}
    </Frame>
  );
}

export function ColorEditor({ field, path, value, onChange }: EditorProps<"color">) {
  const { isReadOnly } = useForm();
  const color = text(value);
  return (
    <Frame field={field} path={path}>
      {(props) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={EDITOR_TEXTS.chooseColor(field.title)}
            value={/^#[0-9a-f]{6}$/i.test(color) ? color : "#000000"}
            disabled={isReadOnly}
            onChange={(event) => onChange(event.target.value)}
            className="h-10 w-14 shrink-0 rounded-control border border-line-strong bg-surface p-1 pointer-coarse:h-11"
          />
          <input
            {...props}
            value={color}
            readOnly={isReadOnly}
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
            className={`${CONTROL} figures`}
          />
        </div>
      )}
    </Frame>
  );
}

/** Any data as JSON. Invalid text is kept as typed and reported by validation. */
export function JsonEditor({ field, path, value, onChange }: EditorProps<"json">) {
  const { isReadOnly } = useForm();
  const [typed, setTyped] = useState(() => (typeof value === "string" ? value : JSON.stringify(value ?? {}, null, 2)));
  return (
    <Frame field={field} path={path} hint={EDITOR_TEXTS.json}>
      {(props) => (
        <textarea
          {...props}
          rows={6}
          value={typed}
          readOnly={isReadOnly}
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(parsedJson(event.target.value));
          }}
          className={`${AREA} font-mono text-sm`}
        />
      )}
    </Frame>
  );
}

function parsedJson(typed: string): unknown {
  try {
    return JSON.parse(typed);
  } catch {
    return typed;
  }
}

/** Short texts, one a line. */
export function StringsEditor({ field, path, value, onChange }: EditorProps<"strings">) {
  const { isReadOnly } = useForm();
  // Its lines have no fields of their own that could tell theirs.
  const fault = useErrorWithin(path);
  const lines = Array.isArray(value) ? value.map(String) : [];
  return (
    <Frame field={field} path={path} hint={EDITOR_TEXTS.linePerEntry} fault={fault}>
      {(props) => (
        <textarea
          {...props}
          rows={3}
          value={lines.join("\n")}
          readOnly={isReadOnly}
          onChange={(event) => onChange(event.target.value === "" ? [] : event.target.value.split("\n"))}
          className={AREA}
        />
      )}
    </Frame>
  );
}
