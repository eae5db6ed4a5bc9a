import { fieldError } from "@tresen/contract/kit/validation/validation";
import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import { batchRead } from "../../platform/db";
import { inputError } from "../../platform/errors";
import { uniqueKey } from "./read";
import type { Row } from "./row";
import { type Uniques, uniqueValues, valuesBut } from "./unique";

/** Refuses a row with unique values that other records have. The write itself checks them as its conditions. */
export async function refuseTaken({
  resource,
  before,
  row,
}: {
  resource: Uniques;
  before: Pick<Row, "fields"> | null;
  row: Pick<Row, "id" | "fields">;
}): Promise<void> {
  const values = valuesBut({
    values: uniqueValues({ resource, fields: row.fields }),
    others: before ? uniqueValues({ resource, fields: before.fields }) : [],
  });
  if (values.length === 0) return;
  const found = await batchRead(values.map(uniqueKey));
  const taken = values.filter((value) => {
    const owner = found(uniqueKey(value))?.owner;
    return owner !== undefined && owner !== row.id;
  });
  if (taken.length === 0) return;
  throw inputError({
    code: "record.not_unique",
    faults: taken.map(({ field }) => fieldError({ path: field, code: "unique", message: VALIDATION.unique })),
  });
}
