import type { Permission } from "@tresen/contract/kit/access";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import type { Resource } from "@tresen/contract/kit/resource";
import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { EditorProps } from "./form/editor";
import type { ListSearch } from "./list/list-search";
import type { Draft } from "./model/draft";
import type { Choice } from "./model/field";

/** A record and what it is called. */
export interface Entry {
  record: AnyRecord;
  label: string;
}

/** What can be done with several records of a list at once. Its dialog is a place of its own in the URL. */
export interface ListAction {
  id: string;
  label: string;
  Icon: LucideIcon;
  Dialog: ComponentType<{
    /** Those that the person may change. */
    entries: readonly Entry[];
    /** Chosen to begin with. */
    chosen: ReadonlySet<string>;
    onClose: () => void;
  }>;
}

/** What can be done with one record, beside saving, duplicating and deleting it. */
export interface RecordAction {
  id: string;
  label: string;
  Icon: LucideIcon;
  /** What it takes beside changing the record, in the branches that the record belongs to. */
  permission?: Permission;
  /** Whether the action is offered for a record that the person may change. */
  isOffered: (record: AnyRecord) => boolean;
  Dialog: ComponentType<{ record: AnyRecord; onClose: () => void }>;
}

/**
 * What a list shows without the records having it as a field. It is sorted, searched and exported like any column; with
 * choices it is a filter too.
 */
export interface ScreenColumn {
  key: string;
  title: string;
  /** Shown from the start. */
  isColumn?: boolean;
  choices?: readonly Choice[];
  valueOf: (record: AnyRecord) => string;
}

/** A part of the form below those of the fields. */
export interface ScreenSection {
  title: string;
  Section: ComponentType<{
    /** Null for one that is yet to be created. */
    record: AnyRecord | null;
    draft: Draft;
    onChange: (draft: Draft) => void;
  }>;
}

/**
 * What the screens of a resource have beside what follows from its definition. All of it may be left out; a whole page
 * takes the place of the generic one.
 */
export interface Screen {
  columns?: readonly ScreenColumn[];
  listActions?: readonly ListAction[];
  recordActions?: readonly RecordAction[];
  /** Editors in place of the generic ones, by the path of their field. */
  fields?: Readonly<Record<string, ComponentType<EditorProps>>>;
  sections?: readonly ScreenSection[];
  ListPage?: ComponentType<{ resource: Resource; search: ListSearch; onSearch: (search: ListSearch) => void }>;
  RecordPage?: ComponentType<{ resource: Resource; id: string; copy: string | undefined }>;
}

/** Nothing beside what follows from the definition. */
export const PLAIN_SCREEN: Screen = {};
