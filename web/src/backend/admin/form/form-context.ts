import { type ComponentType, createContext, useContext } from "react";
import type { EditorProps } from "./editor";
import { isWithin } from "../model/path";
import { LABEL } from "../../shared/ui/input";

/** What every editor of one form shares. */
export interface FormState {
  /** Messages by field path. */
  errors: ReadonlyMap<string, string>;
  isReadOnly: boolean;
  /** Fields of the record itself that this person may not change, though they may change the record. */
  locked: ReadonlySet<string>;
  isNew: boolean;
  /** The record as it is being edited, for what one field says about another. */
  record: Readonly<Record<string, unknown>>;
  /** For times without an offset. */
  zone: string;
  currency: string;
  /** Editors in place of the generic ones, by the path of their field. */
  editors: Readonly<Record<string, ComponentType<EditorProps>>>;
}

export const FormContext = createContext<FormState>({
  errors: new Map(),
  isReadOnly: false,
  locked: new Set(),
  isNew: true,
  record: {},
  zone: "Europe/Vienna",
  currency: "EUR",
  editors: {},
});

/** The classes of labels: in a table of entries only the first row shows them, as the titles of the columns. */
export const LabelContext = createContext<string>(LABEL);

/** Whether a field stands in a row of a list, where it has to be small. */
export const RowContext = createContext(false);

export function useForm(): FormState {
  return useContext(FormContext);
}

/** The fault of this very field. */
export function useError(path: string): string | undefined {
  return useForm().errors.get(path);
}

/** The first fault of a field or of anything in it, for editors that show their value as a whole. */
export function useErrorWithin(path: string): string | undefined {
  const { errors } = useForm();
  for (const [at, message] of errors) if (isWithin(at, path)) return message;
  return undefined;
}
