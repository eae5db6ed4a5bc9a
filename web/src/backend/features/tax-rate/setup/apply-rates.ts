import { BULK_IDS } from "@tresen/contract/bulk/bulk.limits";
import { type NumberInUse, rateChanges } from "@tresen/contract/catalog/tax/tax-proposals";
import { call } from "../../../../shared/api";
import { failureSentences } from "../../../shared/failure";
import { SETUP_TEXTS } from "./setup.texts";

export interface ChosenRate {
  number: NumberInUse;
  /** The id of the named rate. */
  rate: string;
}

export interface Applied {
  /** The jobs that change products: one for all that get the same rates. */
  jobs: string[];
  branches: number;
  /** Why a branch was not changed. */
  failures: string[];
}

/** Starts the changes of products, and changes the delivery areas of each branch. Nobody's other changes are overwritten. */
export async function applyRates(chosen: readonly ChosenRate[]): Promise<Applied> {
  const jobs: string[] = [];
  for (const { products, changes } of rateChanges(chosen)) {
    for (let from = 0; from < products.length; from += BULK_IDS) {
      const ids = products.slice(from, from + BULK_IDS);
      const { id } = await call("POST /api/bulk", {
        body: { resource: "products", action: "update", ids, changes, dryRun: false },
      });
      jobs.push(id);
    }
  }
  const areas = new Map(chosen.flatMap(({ number, rate }) => (number.use === "area" ? [[number.rate, rate]] : [])));
  const ids = new Set(chosen.flatMap(({ number }) => number.branches.map(({ id }) => id)));
  const failures: string[] = [];
  for (const id of ids) {
    const failure = await changeAreas({ id, areas });
    if (failure !== null) failures.push(failure);
  }
  return { jobs, branches: ids.size - failures.length, failures };
}

async function changeAreas({ id, areas }: { id: string; areas: ReadonlyMap<number, string> }): Promise<string | null> {
  try {
    const branch = await call("GET /api/branches/{id}", { params: { id } });
    const deliveryAreas = branch.deliveryAreas.map((area) => {
      const rate = area.taxRate ? undefined : areas.get(area.tax);
      return rate === undefined ? area : { ...area, taxRate: rate };
    });
    await call("PUT /api/branches/{id}", { params: { id }, body: { ...branch, deliveryAreas } });
    return null;
  } catch (error) {
    return SETUP_TEXTS.branchFailed({ name: id, reason: failureSentences(error, SETUP_TEXTS.applyFailed) });
  }
}
