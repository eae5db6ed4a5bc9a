import { cursorOf } from "@tresen/core/platform/cursor";
import type { StorageUse } from "@tresen/core/platform/db";
import { COMMON_WORD, SITE, idOf, ownWord } from "./redirects";

export interface Measured {
  name: string;
  use: StorageUse;
}

/** The page size with which the back-office loads all records of a list. */
const EXPORTED = 500;
const PAGE = 50;
const NOW = Date.parse("2026-06-05T16:30:00Z");

/**
 * Runs common actions on a resource with very many records, each with its calls and the units that they consume.
 * @param from the first existing record.
 * @param count the number of records, numbered from `from` on.
 */
export async function measureRecords({ from, count }: { from: number; count: number }): Promise<Measured[]> {
  const [{ metered }, records, { findRedirect, redirectHooks }, { resources }] = await Promise.all([
    import("@tresen/core/platform/db"),
    import("@tresen/core/records"),
    import("@tresen/core/site/redirect"),
    import("@tresen/contract/resources"),
  ]);
  const { redirects, sites } = resources;
  const actor = {
    kind: "staff" as const,
    user: { id: "usr_bench", name: "Ada Admin", roles: ["ROLE_ADMIN"], branches: [] },
  };
  const shared = { actor, now: NOW, indexing: records.indexing };
  const list = (query: Record<string, unknown>) => records.listRecords({ ...shared, resource: redirects, query });
  const options = (query: { search?: string; ids?: string[] }) =>
    records.listOptions({ ...shared, resource: redirects, referrers: [], query });
  const measured: Measured[] = [];
  const measure = async <Result>({
    name,
    run,
    holds,
  }: {
    name: string;
    run: () => Promise<Result>;
    /** Checks the answer, since counts of a wrong answer are worthless. */
    holds: (result: Result) => boolean;
  }): Promise<Result> => {
    const { result, use } = await metered(run);
    if (!holds(result)) throw new Error(`"${name}" of ${count} records answered otherwise than it should.`);
    measured.push({ name, use });
    return result;
  };
  const isPage = ({ records: found }: { records: unknown[] }): boolean => found.length === PAGE;
  const middle = from + Math.floor(count / 2);

  await measure({ name: "First page, by path", run: () => list({ sort: "path" }), holds: isPage });
  await measure({
    name: "A page in the middle",
    run: () => list({ sort: "path", cursor: cursorAt(middle) }),
    holds: ({ records: [first] }) => first?.id === idOf(middle + 1),
  });
  await measure({
    name: "Last page",
    run: () => list({ sort: "-path" }),
    holds: ({ records: [first] }) => first?.id === idOf(from + count - 1),
  });
  await measure({ name: "Sorted by another field", run: () => list({ sort: "target" }), holds: isPage });
  await measure({
    name: "Searched, one has the word",
    run: () => list({ search: ownWord(middle), sort: "path" }),
    holds: ({ records: found }) => found.length === 1,
  });
  await measure({
    name: "Searched, all have the word",
    run: () => list({ search: COMMON_WORD, sort: "path" }),
    holds: isPage,
  });
  await measure({
    name: "Filtered, one in a hundred meets it",
    run: () => list({ isEnabled: "false", sort: "path" }),
    holds: ({ records: found }) => found.length > 0,
  });
  await measure({ name: "Options to pick from", run: () => options({}), holds: (page) => page.options.length === 20 });
  await measure({
    name: "Options, searched",
    run: () => options({ search: ownWord(middle).slice(0, -1) }),
    holds: (page) => page.options.length > 0,
  });
  await measure({
    name: "Labels of two that are chosen",
    run: () => options({ ids: [idOf(middle), idOf(middle + 1)] }),
    holds: (page) => page.options.length === 2,
  });
  await measure({
    name: "Address of a page, led on",
    run: () => findRedirect(`/alt/${ownWord(middle + 1)}`),
    holds: (found) => found?.id === idOf(middle + 1),
  });
  await measure({
    name: "Removal of what two of them refer to, refused",
    run: () =>
      records.removeRecord({ ...shared, resource: sites, id: SITE, referrers: [redirects] }).then(
        () => null,
        (error: unknown) => error,
      ),
    holds: (error) => String(error).includes("wird noch verwendet"),
  });
  const created = await measure({
    name: "One created",
    run: () =>
      records.createRecord({
        ...shared,
        resource: redirects,
        hooks: redirectHooks,
        input: redirects.fields.parse({ path: "frisch/dabei", target: "/neu/dabei" }),
      }),
    holds: ({ version }) => version === 1,
  });
  await measure({
    name: "One removed",
    run: () => records.removeRecord({ ...shared, resource: redirects, id: created.id, referrers: [] }),
    holds: () => true,
  });
  await measure({
    name: `Export, a page of ${EXPORTED}`,
    run: () => list({ limit: EXPORTED }),
    holds: ({ records: found }) => found.length === EXPORTED,
  });
  const all = await measure({
    name: "Export, all of them",
    run: async () => {
      let found = 0;
      for (let cursor: string | null = ""; cursor !== null;) {
        const page = await list({ limit: EXPORTED, cursor });
        found += page.records.length;
        cursor = page.cursor;
      }
      return found;
    },
    holds: (found) => found === count,
  });
  return measured.map(({ name, use }) =>
    name === "Export, all of them"
      ? { name: "Export, for each 1,000 records", use: perThousand({ use, all }) }
      : { name, use },
  );
}

/** The cursor of a page in a list sorted by path. */
function cursorAt(index: number): string | null {
  return cursorOf({
    scope: ["redirects", "path", [], "", undefined, undefined],
    place: `${COMMON_WORD}-${ownWord(index)}#${idOf(index)}`,
  });
}

function perThousand({ use, all }: { use: StorageUse; all: number }): StorageUse {
  const share = (value: number): number => (value * 1000) / all;
  const operations = Object.entries(use.operations).map(([name, value]) => [name, share(value)] as const);
  return {
    calls: share(use.calls),
    rounds: share(use.rounds),
    readUnits: share(use.readUnits),
    writeUnits: share(use.writeUnits),
    operations: Object.fromEntries(operations),
  };
}
