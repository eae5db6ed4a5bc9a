import { type ComponentType, createContext, useContext } from "react";
import type { Draft } from "../model/draft";
import type { EditorProps, EntryProps, PastedAs } from "./editor";
import { isWithin } from "../model/path";
import type { Revisions } from "./use-record-form";
import { LABEL } from "../../shared/ui/input";

/** The state that all editors of a form share. */
export interface FormState {
  /** Messages by field path. */
  errors: ReadonlyMap<string, string>;
  isReadOnly: boolean;
  /** Fields of the record that the person may not change, although they may change the record. */
  locked: ReadonlySet<string>;
  isNew: boolean;
  /** The id of the stored record; nothing for a new one, and where several are changed. */
  id?: string | undefined;
  /** The time zone for times without an offset. */
  zone: string;
  currency: string;
  /** The field that a link leads to: its path. Entries of lists around it open. */
  target: string | null;
  /** Editors that replace the generic ones, by the path of their field. */
  editors: Readonly<Record<string, ComponentType<EditorProps>>>;
  /** What shows the fields of entries instead of a grid, by the path of their list. */
  entries?: Readonly<Record<string, ComponentType<EntryProps>>> | undefined;
  /** What a collapsed entry tells besides its title, by the path of its list; without it the first fields with values. */
  summaries?: Readonly<Record<string, (entry: Draft) => string>> | undefined;
  /** What else can be pasted as an entry of a list, by the path of the list. */
  pastes?: Readonly<Record<string, PastedAs>> | undefined;
}

export const FormContext = createContext<FormState>({
  errors: new Map(),
  isReadOnly: false,
  locked: new Set(),
  isNew: true,
  zone: "Europe/Vienna",
  currency: "EUR",
  target: null,
  editors: {},
});

/**
 * The edited record, for what depends on other fields. It changes with every letter that is typed, so whoever reads it
 * is rendered as often; hence it is no part of the form's state.
 */
export const RecordContext = createContext<Readonly<Record<string, unknown>>>({});

/** Of each field of the record, by its key, a number that grows when its editor has to begin anew. */
export const RevisionsContext = createContext<Revisions>({});

/**
 * The paths of the entries of lists that are opened. Editors begin anew where the server has changed what was saved, for
 * example has filled in the size of a picture; what was open before stays open then.
 */
export const OpenedContext = createContext<Set<string>>(new Set());

/** The CSS classes of labels. In a table of entries only the first row shows labels, as column titles. */
export const LabelContext = createContext<string>(LABEL);

/** Whether the field is in a row of a list, where it must be small. */
export const RowContext = createContext(false);

export function useForm(): FormState {
  return useContext(FormContext);
}

/** The fault of exactly this field. */
export function useError(path: string): string | undefined {
  return useForm().errors.get(path);
}

/** The first fault of a field or of its parts, for editors that show their value as a whole. */
export function useErrorWithin(path: string): string | undefined {
  const { errors } = useForm();
  for (const [at, message] of errors) if (isWithin(at, path)) return message;
  return undefined;
}
