import type { IncomingMessage } from "node:http";
import type { Html } from "@tresen/contract/page/html";

/** A part of `/_local`. Whoever stands in for an outside service shows here what it received, and lets a person act. */
export interface Section {
  /** In paths and as the anchor: letters, digits and hyphens. */
  id: string;
  title: string;
  /** What stands below the heading; null where there is nothing to show, heading included. */
  html(): Html | null | Promise<Html | null>;
  /** Buttons: each is a form that posts to `actionPath`. */
  actions?: Readonly<Record<string, Action>>;
  /** Pages below `/_local/{id}/`, by the rest of the path; null where there is none. */
  page?(path: string): SubPage | null | Promise<SubPage | null>;
}

/** What the page says after an action, in German. */
export interface Outcomes {
  done: string;
  unknown: string;
  failed: string;
}

export interface Action extends Outcomes {
  /** False where there is no such thing (any more); a rejection says that it failed. */
  run(target: { id: string; request: IncomingMessage }): Promise<boolean>;
}

/** Either shown within the page's frame, or a document of its own with its own content security policy. */
export type SubPage = { title: string; html: Html } | { document: string; contentSecurityPolicy: string };

export interface ActionPath {
  section: string;
  action: string;
  id?: string;
}

/** Where the form of an action posts to. */
export function actionPath({ section, action, id = "" }: ActionPath): string {
  return `/_local/${section}/${action}/${id}`;
}
