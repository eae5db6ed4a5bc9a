export const EXPECTED_TARGET =
  "Bitte geben Sie einen Pfad an, der mit / beginnt, oder eine Adresse, die mit https:// oder http:// beginnt.";
export const REDIRECT_TYPES = {
  link: "Adresse oder Pfad",
  site: "Seite",
  branch: "Filiale",
  product: "Produkt",
} as const;
export const REDIRECT_STATUSES = { 301: "Dauerhaft (301)", 302: "Vorübergehend (302)" } as const;
export const REDIRECT_MESSAGES = {
  /** Lists each path of the loop once, in the order of the redirects. */
  loop: (paths: readonly string[]): string =>
    `Diese Weiterleitung führt im Kreis: ${[...paths, ...paths.slice(0, 1)].map((path) => `/${path}`).join(" → ")}.`,
  /** The target has a redirect of its own. */
  chain: (path: string): string =>
    `Unter /${path} steht schon eine Weiterleitung. Bitte geben Sie gleich deren Ziel an.`,
  /** Another redirect leads to this path. */
  reached: (path: string): string =>
    `Hierher führt schon die Weiterleitung /${path}. Bitte geben Sie ihr zuerst ein anderes Ziel.`,
  /** Another redirect was made to lead to this path while this one was checked. */
  reachedMeanwhile: "Hierher führt seit eben eine andere Weiterleitung. Bitte speichern Sie noch einmal.",
} as const;

/** Why a page that gets another address got no redirect from the former one. */
export const MOVED_PAGE_MESSAGES = {
  refused: ({ path, why }: { path: string; why: string }): string =>
    `Die Weiterleitung von /${path} kann nicht angelegt werden. ${why}`,
  taken: "Dort gibt es schon eine Weiterleitung, die anderswohin führt oder nicht aktiv ist.",
} as const;

export const EXPECTED_OLD_PATH =
  "Bitte geben Sie einen Pfad aus Buchstaben, Ziffern, /, -, _ und Punkten an, der mit einem Buchstaben oder einer " +
  "Ziffer beginnt (speisekarte oder karte.html).";
export const FILE_PATH =
  "Adressen mit dieser Endung gelten als Dateien und werden nicht weitergeleitet. Möglich sind .html, .htm, .php, .asp, " +
  ".aspx, .jsp und .cfm.";
