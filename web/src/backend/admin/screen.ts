import type { Permission } from "@tresen/contract/kit/access";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import type { Resource } from "@tresen/contract/kit/resource";
import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { EditorProps } from "./form/editor";
import type { ListSearch } from "./list/list-search";
import type { Draft } from "./model/draft";
import type { Choice } from "./model/field";

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
  Dialog: ComponentType<{
    /** Loads the chosen records, at most so many. */
    load: (most: number) => Promise<readonly AnyRecord[]>;
    onClose: () => void;
  }>;
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
  choices?: readonly Choice[];
  valueOf: (record: AnyRecord) => string;
}

/**
 * A section of the form. It replaces the fields' section with the same title, or else stands below all of them, or above
 * them if it shows what people come for every day.
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

/** The additions to a resource's generic list and form. Everything is optional; a page replaces the generic one. */
export interface Screen {
  columns?: readonly ScreenColumn[];
  listActions?: readonly ListAction[];
  selectionActions?: readonly SelectionAction[];
  recordActions?: readonly RecordAction[];
  /** Where the shop shows the record; null where it does not. */
  shopPath?: (record: AnyRecord) => string | null;
  /** Editors that replace the generic ones, by the path of their field. */
  fields?: Readonly<Record<string, ComponentType<EditorProps>>>;
  sections?: readonly ScreenSection[];
  ListPage?: ComponentType<{ resource: Resource; search: ListSearch; onSearch: (search: ListSearch) => void }>;
  RecordPage?: ComponentType<{ resource: Resource; id: string; copy: string | undefined }>;
}

/** The screen of a resource without additions. */
export const PLAIN_SCREEN: Screen = {};
