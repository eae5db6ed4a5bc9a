import type { Permission } from "@tresen/contract/kit/access";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import type { Resource } from "@tresen/contract/kit/resource";
import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { EditorProps, EntryProps, PastedAs } from "./form/editor";
import type { ColumnEdit } from "./list/inline/column-edit";
import type { ListSearch } from "./list/list-search";
import type { Draft } from "./model/draft";
import type { Choice } from "./model/field";
import type { ReferringRecord } from "./refusal/referring";

/** A record with its title. */
export interface Entry {
  record: AnyRecord;
  label: string;
}

/** An action for several records of a list. Its dialog has its own place in the URL. */
export interface ListAction {
  id: string;
  label: string;
  Icon: LucideIcon;
  /** It is also offered where there are no records yet, to whoever may create some. */
  isWithoutRecords?: true;
  Dialog: ComponentType<{
    /** The records that the person may change. */
    entries: readonly Entry[];
    /** The records that are chosen initially. */
    chosen: ReadonlySet<string>;
    onClose: () => void;
  }>;
}

/** An action for the records that are chosen in the list, whether or not the person may change them. */
export interface SelectionAction {
  id: string;
  label: string;
  Icon: LucideIcon;
  /** A permission without which it is not offered. */
  permission?: Permission;
  Dialog: ComponentType<{
    /** Loads the chosen records, at most so many. */
    load: (most: number) => Promise<readonly AnyRecord[]>;
    onClose: () => void;
  }>;
}

/** An action for one record that its row of the list offers, whether or not the person may change it. */
export interface RowAction {
  id: string;
  label: string;
  Icon: LucideIcon;
  Dialog: ComponentType<{ record: AnyRecord; onClose: () => void }>;
}

/** An action for one record, in addition to saving, duplicating and deleting it. */
export interface RecordAction {
  id: string;
  label: string;
  Icon: LucideIcon;
  /** A permission that the person needs, in the branches of the record, in addition to changing the record. */
  permission?: Permission;
  /** Whether the action is offered for a record that the person may change. */
  isOffered: (record: AnyRecord) => boolean;
  Dialog: ComponentType<{ record: AnyRecord; onClose: () => void }>;
}

/**
 * A column that is no field of the records. It is sorted, searched and exported like any column; with choices it is a
 * filter too.
 */
export interface ScreenColumn {
  key: string;
  title: string;
  /** Whether the column is shown by default. */
  isColumn?: boolean;
  /** It stands before the fields of the record, such as the number that leads to it. */
  isFirst?: boolean;
  choices?: readonly Choice[];
  valueOf: (record: AnyRecord) => string;
  /** What changes the value in the list; without it the column is only read. */
  edit?: ColumnEdit;
  /** Shows the value in the list, where that takes more than its text. */
  Cell?: ComponentType<{ record: AnyRecord }>;
}

/**
 * A section of the form. It replaces the fields' section with the same title, or else stands below all of them. It stands
 * above all of them if it shows what people come for every day.
 */
export interface ScreenSection {
  title: string;
  isAbove?: boolean;
  /** Whether the record has it; without it every record does, also a new one. */
  isOffered?: (record: AnyRecord | null) => boolean;
  Section: ComponentType<{
    /** Null for a new record. */
    record: AnyRecord | null;
    draft: Draft;
    onChange: (draft: Draft) => void;
  }>;
}

/** A record before and after a change that was saved. */
export interface Changed {
  before: AnyRecord;
  record: AnyRecord;
}

/** A question after a change of a record, whether it was made in the form, in the list or elsewhere. */
export interface FollowUp {
  isDue: (changed: Changed) => boolean;
  Dialog: ComponentType<Changed & { onClose: () => void }>;
}

/** A record and what is about to be saved in its place. */
export interface Confirmed {
  before: AnyRecord;
  draft: Draft;
}

/** A question before a change of a record is saved in its form. */
export interface Confirmation {
  isDue: (change: Confirmed) => Promise<boolean>;
  Dialog: ComponentType<Confirmed & { onConfirm: () => void; onClose: () => void }>;
}

/** Where to find what became of a record that is gone. */
export interface Moved {
  /** What became of it, as a sentence. */
  text: string;
  /** The id of the record of the same resource, and the words that lead to it. */
  id: string;
  label: string;
}

/** The additions to a resource's generic list and form. Everything is optional; a page replaces the generic one. */
export interface Screen {
  columns?: readonly ScreenColumn[];
  listActions?: readonly ListAction[];
  selectionActions?: readonly SelectionAction[];
  rowActions?: readonly RowAction[];
  recordActions?: readonly RecordAction[];
  followUp?: FollowUp;
  confirmation?: Confirmation;
  /** The question before a record is removed in its form, where more has to be said than that it cannot be undone. */
  Removal?: ComponentType<{ record: AnyRecord; onConfirm: () => void; onClose: () => void }>;
  /** What goes with removed records and what stays, to be told before records are removed in the list. */
  RemovalEffect?: ComponentType;
  /** What became of a record that is gone; null where nothing of it is left. */
  movedTo?: (id: string) => Promise<Moved | null>;
  /** What a record looks like, beside its title in the list. It says nothing that the title does not say. */
  Picture?: ComponentType<{ record: AnyRecord }>;
  /** The heading of a record's form, where the title alone says too little. */
  Heading?: ComponentType<{ record: AnyRecord; title: string }>;
  /** What is said beside the title of a record in the list, such as that it is sold out. */
  Mark?: ComponentType<{ record: AnyRecord }>;
  /** A link in the head of the list. */
  ListLink?: ComponentType;
  /** Where the shop shows the record; null where it does not. */
  shopPath?: (record: AnyRecord) => string | null;
  /** What shows the record and prevents its removal, as far as the person may know of it; to be told before asking. */
  usesOf?: (record: AnyRecord) => Promise<readonly ReferringRecord[]>;
  /** Editors that replace the generic ones, by the path of their field. */
  fields?: Readonly<Record<string, ComponentType<EditorProps>>>;
  /** What shows the fields of an entry, by the path of its list. */
  entries?: Readonly<Record<string, ComponentType<EntryProps>>>;
  /** What a collapsed entry tells besides its title, by the path of its list; without it the first fields with values. */
  summaries?: Readonly<Record<string, (entry: Draft) => string>>;
  /** What else can be pasted as an entry of a list, by the path of the list. */
  pastes?: Readonly<Record<string, PastedAs>>;
  sections?: readonly ScreenSection[];
  /** Lists and form show what is planned for a record, so changes of several can be planned too. */
  showsPlans?: true;
  ListPage?: ComponentType<{
    resource: Resource;
    search: ListSearch;
    onSearch: (search: ListSearch) => void;
    /** All additions, for a page that adds to the generic list instead of replacing it. */
    screen: Screen;
  }>;
  RecordPage?: ComponentType<{
    resource: Resource;
    id: string;
    copy: string | undefined;
    field?: string | undefined;
    panel?: "history" | undefined;
  }>;
}

/** The additions of several features to the same resource: lists of them one after the other, of others the last one. */
export function joinedScreens(...screens: readonly Screen[]): Screen {
  const all = <K extends "listActions" | "selectionActions" | "rowActions" | "recordActions" | "sections" | "columns">(
    key: K,
  ) => {
    const found = screens.flatMap((screen): readonly unknown[] => screen[key] ?? []);
    return found.length > 0 ? { [key]: found } : {};
  };
  return {
    ...Object.assign({}, ...screens),
    ...all("columns"),
    ...all("listActions"),
    ...all("selectionActions"),
    ...all("rowActions"),
    ...all("recordActions"),
    ...all("sections"),
    ...(screens.some(({ fields }) => fields)
      ? { fields: Object.assign({}, ...screens.map(({ fields }) => fields)) }
      : {}),
  };
}

/** The screen of a resource without additions. */
export const PLAIN_SCREEN: Screen = {};
