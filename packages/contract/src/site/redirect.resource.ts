import * as z from "zod";
import { type RecordOf, defineResource } from "../kit/resource";
import { choice, flag, prose } from "../kit/schema";
import * as VALIDATION from "../kit/validation/validation.texts";
import { isReservedPath } from "../page/reserved-path";
import { LONGEST_PATH } from "../page/site-path";
import { redirectReferrer } from "./redirect.referrer";
import { REDIRECT_COLUMNS, redirectCells, redirectLines } from "./redirect-table";
import { OLD_PATH, checkRedirect, foldedPath, isFilePath, redirectPath, targetPlace } from "./redirect.rules";
import { redirectTold } from "./redirect.told";
import { EXPECTED_OLD_PATH, FILE_PATH, REDIRECT_STATUSES, REDIRECT_TYPES } from "./redirect.texts";

/** Redirects from addresses that no page has any more. If a page has the address, the page is shown. */
export const redirects = defineResource({
  ...redirectReferrer,
  idPrefix: "red",
  navigation: { group: "website", icon: "signpost", position: 4 },
  fields: z.strictObject({
    /**
     * A path like that of a page, also of another system. A whole address is reduced to it, and slashes around it are
     * removed.
     */
    path: z
      .string()
      .overwrite(redirectPath)
      .regex(OLD_PATH, EXPECTED_OLD_PATH)
      .max(LONGEST_PATH)
      .refine((path) => !isFilePath(path), { error: FILE_PATH })
      .refine((path) => !isReservedPath(path), { error: VALIDATION.reserved })
      .meta({
        title: "Pfad",
        column: true,
        alsoNamed: REDIRECT_COLUMNS.path,
        description: "Die alte Adresse, etwa /mittagskarte oder /karte.html. Eine Seite mit demselben Pfad geht vor.",
      }),
    type: choice(["link", "site", "branch", "product"], {
      title: "Art des Ziels",
      labels: REDIRECT_TYPES,
      column: true,
    }).default("link"),
    ...redirectReferrer.fields.shape,
    status: z.literal([301, 302]).default(301).meta({
      title: "Weiterleitung",
      alsoNamed: REDIRECT_COLUMNS.status,
      labels: REDIRECT_STATUSES,
      column: true,
      description: "Dauerhaft merken sich Browser und Suchmaschinen; vorübergehend fragen sie jedes Mal neu.",
    }),
    isEnabled: flag("Aktiv", true).meta({ column: true }),
    note: prose("Notiz", 1000).default(""),
  }),
  entered: redirectTold.entered,
  answered: redirectTold.fields,
  check: checkRedirect,
  unique: [["path"]],
  list: {
    filters: ["type", "status", "isEnabled"],
    sortable: ["path", "target", "updatedAt"],
    searchable: ["path", "target", "note"],
  },
  tableCells: redirectCells,
  tableFaults: redirectLines,
  lookups: ({ path, type, target, status, isEnabled }) => {
    if (!isEnabled) return [];
    const place = type === "link" ? targetPlace(target) : null;
    return [
      { by: "path", value: foldedPath(path), holds: { type, target, status } },
      // Used to find out, when a redirect is added, that another one already leads to its path.
      ...(place === null ? [] : [{ by: "target", value: place, holds: { path } }]),
    ];
  },
  inSnapshot: false,
});

export type Redirect = RecordOf<typeof redirects>;
