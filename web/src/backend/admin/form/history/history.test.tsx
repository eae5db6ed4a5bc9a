import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { goneLabel } from "@tresen/contract/kit/record-title";
import { resources } from "@tresen/contract/resources";
import type { RecordVersion } from "@tresen/contract/log/version";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { optionQueries } from "../../picker/option-queries";
import { fieldsOf, servedFieldsOf } from "../../model/schema-fields";
import { DifferenceTable } from "./difference-table";
import { historyQueries } from "./history-queries";
import { changedTitles, readableChanges } from "./readable-changes";
import { VersionEntry } from "./version-entry";

const fields = fieldsOf(resources.tables.fields);
const actor = { kind: "staff" as const, id: "usr_1", name: "Kim Koch" };
const at = "2026-06-05T10:00:00.000Z";
const of = { name: "tables", id: "tbl_1" };

function shown({ isCurrent, record }: { isCurrent: boolean; record: RecordVersion["record"] }): string {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(["config"], { currency: "EUR" });
  client.setQueryData(optionQueries.label({ name: "branches", id: "brn_1" }).queryKey, "Mitte");
  client.setQueryData(optionQueries.label({ name: "branches", id: "brn_2" }).queryKey, null);
  client.setQueryData(historyQueries.one({ ...of, version: 2 }).queryKey, {
    version: 2,
    at,
    actor,
    action: "update",
    record,
    changes: [
      { field: "identifier", before: "7", after: "8" },
      { field: "branch", before: "brn_2", after: "brn_1" },
    ],
  });
  return renderToString(
    <QueryClientProvider client={client}>
      <VersionEntry
        entry={{ version: 2, at, actor, action: "update", fields: ["identifier", "branch"], requestId: null }}
        record={of}
        isCurrent={isCurrent}
        isFirst
        fields={fields}
        zone="Europe/London"
        onRestore={() => undefined}
        onGoTo={() => undefined}
      />
    </QueryClientProvider>,
  );
}

test("a version tells who changed what and when, in the form's words and without ids", () => {
  const html = shown({ isCurrent: false, record: { identifier: "8", branch: "brn_1" } });
  for (const text of ["Geändert", "Kim Koch", "05.06.2026 11:00 Uhr", "Kennung, Filiale", ">7<", ">8<", "Mitte"])
    expect(html).toContain(text);
  expect(html).toContain(goneLabel(resources.branches));
  expect(html).not.toMatch(/brn_|usr_/);
  expect(html).toContain("Diese Fassung wiederherstellen");
});

test("the current version cannot be restored, nor one whose fields are gone", () => {
  expect(shown({ isCurrent: true, record: { identifier: "8" } })).not.toContain("wiederherstellen");
  expect(shown({ isCurrent: true, record: { identifier: "8" } })).toContain("Jetziger Stand");
  const gone = shown({ isCurrent: false, record: null });
  expect(gone).not.toContain("wiederherstellen");
  expect(gone).toContain("Die Felder dieser Fassung sind nicht mehr gespeichert.");
});

test("a picture's new file is told as such, without a link to a field", () => {
  const { fields: schema } = resources.images;
  const told = [...fieldsOf(schema), ...servedFieldsOf(schema)];
  const changes = [
    { field: "fileVersion", before: 1, after: 2 },
    { field: "digest", before: "a", after: "b" },
  ];
  expect(readableChanges({ fields: told, record: null, changes }).map(({ path }) => path)).toEqual(["fileVersion"]);
  expect(changedTitles({ fields: told, paths: ["digest", "fileVersion"] })).toEqual(["Neue Datei"]);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const html = renderToString(
    <QueryClientProvider client={client}>
      <DifferenceTable
        changes={readableChanges({ fields: told, record: null, changes })}
        zone="Europe/Vienna"
        onGoTo={() => undefined}
      />
    </QueryClientProvider>,
  );
  expect(html.replaceAll(/<[^>]+>/g, " ")).toMatch(/Neue Datei +Fassung +1 +Fassung +2/);
  expect(html).not.toContain("<button");
});
