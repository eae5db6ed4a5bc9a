import { ApiError } from "../../../../shared/api";
import { failureText } from "../../../shared/failure";
import { FAILURES, manyFailed, oneFailed } from "../../../shared/failure.texts";
import type { ResourceEntry } from "../../../shared/resource-entry";
import { resourceEntries } from "../../../shared/resource-entries";
import type { Toast } from "../../../shared/toasts";
import { FAILURE_PANEL_TEXTS } from "./failure-panel.texts";

const entries = new Map<string, ResourceEntry>(Object.entries(resourceEntries));
/** What failed to be read of what is no resource. */
const READ: Readonly<Record<string, string>> = { config: FAILURES.config, statistics: FAILURES.statistics };

/**
 * What the screen said of the failure; else words for what could not be read, and of a change what the server said of it,
 * if it did.
 */
export function failureMessage({ message, error }: Pick<Toast, "message" | "error">): string {
  if (message) return message;
  const route = error instanceof ApiError ? error.made?.route : undefined;
  const words = route === undefined ? ACTION_FAILED : wordsOf(route);
  return route?.startsWith("GET ") ? words : failureText(error, words);
}

const ACTION_FAILED = FAILURE_PANEL_TEXTS.actionFailed;

/** @param route a request line such as `PUT /api/products/{id}`. */
function wordsOf(route: string): string {
  const [method = "", path = ""] = route.split(" ");
  const [name = "", id, ...rest] = path.replace(/^\/api\//, "").split("/");
  const isRead = method === "GET";
  const resource = entries.get(name);
  if (isRead && name === "orders") return id === undefined || !id.startsWith("{") ? FAILURES.orders : FAILURES.order;
  if (isRead && READ[name]) return READ[name];
  if (!resource || rest.length > 0 || (id !== undefined && !id.startsWith("{")))
    return isRead ? FAILURE_PANEL_TEXTS.loadFailed : ACTION_FAILED;
  if (isRead) return id === undefined ? manyFailed(resource) : oneFailed({ resource, verb: "load" });
  if (method === "DELETE") return oneFailed({ resource, verb: "remove" });
  return oneFailed({ resource, verb: id === undefined ? "create" : "update" });
}
