import { customers } from "@tresen/contract/customer/customer.resource";
import { notFound } from "@tresen/contract/kit/errors.texts";
import type { Actor } from "../platform/actor";
import { AppError, forbidden } from "../platform/errors";
import { mayRead, requireRead } from "../records";
import { type Row, findRow } from "../records/rows";
import { customerRows } from "./row/rows";

/** A customer whom the actor may see. @throws missing, forbidden. */
export async function readable({ actor, id }: { actor: Actor; id: string }): Promise<Row> {
  requireRead({ resource: customers, actor });
  const row = await findRow({ resource: customerRows, id });
  if (!row) throw new AppError("record.missing", "missing", notFound(customers.one));
  if (!mayRead({ resource: customers, actor, row })) throw forbidden();
  return row;
}
