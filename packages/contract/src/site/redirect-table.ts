import { NO } from "../kit/table/table.texts";
import { foldedPath, pathOfTarget, redirectPath } from "./redirect.rules";
import { REDIRECT_MESSAGES, REDIRECT_TYPES } from "./redirect.texts";

/** The names that exports of other programs give the columns. */
export const REDIRECT_COLUMNS = {
  path: ["from", "source", "old", "alt", "quelle", "von", "source url", "old url", "request", "redirect from"],
  status: ["status", "code", "status code", "http code", "statuscode", "redirect type"],
} as const;

/** What other programs call the two kinds of redirects. */
const STATUSES: Readonly<Record<string, string>> = {
  "308": "301",
  permanent: "301",
  dauerhaft: "301",
  "303": "302",
  "307": "302",
  temporary: "302",
  temporär: "302",
  vorübergehend: "302",
};

/**
 * The cells of a line as an old site exports it, as this shop means them: addresses of the old host are paths, a target
 * without a slash is one too, and of the usual codes there are two.
 */
export function redirectCells(cells: Readonly<Record<string, string>>): Record<string, string> {
  const { path, target, type, status } = cells;
  const old = path === undefined ? null : URL.parse(path.trim());
  const isAddress = (type ?? "").trim() === "" && target !== undefined && target.trim() !== "";
  return {
    ...cells,
    ...(path === undefined ? {} : { path: redirectPath(path.trim()) }),
    ...(isAddress ? { target: addressIn({ target: target.trim(), old }) } : {}),
    ...(status === undefined ? {} : { status: STATUSES[status.trim().toLowerCase()] ?? status }),
  };
}

/** Lines of a table whose target is the path of another line, so that the one would lead to the other. */
export function redirectLines(lines: readonly Readonly<Record<string, string>>[]): Map<number, string> {
  const paths = new Set(
    lines.flatMap(({ path, isEnabled }) => (path && !isOff(isEnabled) ? [foldedPath(redirectPath(path))] : [])),
  );
  return new Map(
    lines.flatMap(({ path = "", target = "", type, isEnabled }, index) => {
      const next = target !== "" && isLink(type) && !isOff(isEnabled) ? pathOfTarget({ target }) : null;
      // One that leads to its own path is refused by itself.
      const isOther = next !== null && next !== foldedPath(redirectPath(path));
      return isOther && paths.has(next) ? [[index, REDIRECT_MESSAGES.chain(next)] as const] : [];
    }),
  );
}

const isOff = (cell = ""): boolean => [NO, "n", "0", "false", "no"].includes(cell.trim().toLowerCase());
const isLink = (cell = ""): boolean => ["", "link", REDIRECT_TYPES.link].includes(cell.trim());

function addressIn({ target, old }: { target: string; old: URL | null }): string {
  const address = URL.parse(target);
  if (address) {
    const isOld = old !== null && /^https?:$/.test(address.protocol) && bareHost(address) === bareHost(old);
    return isOld ? `${address.pathname}${address.search}${address.hash}` : target;
  }
  return /^[A-Za-z0-9]/.test(target) ? `/${target}` : target;
}

const bareHost = ({ host }: URL): string => host.replace(/^www\./, "");
