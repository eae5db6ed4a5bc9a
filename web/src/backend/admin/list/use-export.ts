import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Resource } from "@tresen/contract/kit/resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useCurrency } from "../../shared/config";
import { failureDetail } from "../../shared/failure";
import { manyFailed } from "../../shared/failure.texts";
import { showToast } from "../../shared/toasts";
import type { Field } from "../model/field";
import { recordText } from "./cell-text";
import { download, toCsv } from "./csv";
import { loadListContext } from "./list-context";

/** Saves what matches, on all pages, as a file with the shown columns. */
export function useExport({
  resource,
  columns,
  loadMatching,
}: {
  resource: Resource;
  columns: readonly Field[];
  loadMatching: () => Promise<readonly AnyRecord[]>;
}) {
  const client = useQueryClient();
  const currency = useCurrency();
  const exporting = useMutation({
    mutationFn: async () => {
      const records = await loadMatching();
      const context = await loadListContext({ client, currency, fields: columns, records });
      const lines = records.map((record) => columns.map((field) => recordText({ field, record, context })));
      download({
        name: `${resource.name}.csv`,
        type: "text/csv;charset=utf-8",
        content: toCsv([columns.map(({ title }) => title), ...lines]),
      });
    },
    onError: (error) =>
      showToast({
        kind: "error",
        message: manyFailed(resource),
        detail: failureDetail(error),
        retry: () => exporting.mutate(),
      }),
  });
  return exporting;
}
