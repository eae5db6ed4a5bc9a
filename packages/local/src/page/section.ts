import type { IncomingMessage } from "node:http";
import type { Html } from "@tresen/contract/page/html";

/**
 * A section of `/_local`. Each stand-in for an outside service shows here what it received and offers actions for
 * testing.
 */
export interface Section {
  /** Used in paths and as the anchor: letters, digits and hyphens. */
  id: string;
  title: string;
  /** The content below the heading; null hides the section with its heading. */
  html(): Html | null | Promise<Html | null>;
  /** Buttons: each is a form that posts to `actionPath`. */
  actions?: Readonly<Record<string, Action>>;
  /** Pages below `/_local/{id}/`, by the rest of the path; null if the page does not exist. */
  page?(path: string): SubPage | null | Promise<SubPage | null>;
}

/** The messages shown after an action, in German. */
export interface Outcomes {
  done: string;
  unknown: string;
  failed: string;
}

export interface Action extends Outcomes {
  /** Resolves with false if the target does not exist (any more); rejects if the action failed. */
  run(target: { id: string; request: IncomingMessage }): Promise<boolean>;
}

/** Shown either within the page's frame, or a document of its own with its own content security policy. */
export type SubPage = { title: string; html: Html } | { document: string; contentSecurityPolicy: string };

export interface ActionPath {
  section: string;
  action: string;
  id?: string;
}

/** The path that the form of an action posts to. */
export function actionPath({ section, action, id = "" }: ActionPath): string {
  return `/_local/${section}/${action}/${id}`;
}
