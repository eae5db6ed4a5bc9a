import { readCatalog } from "../../snapshot";

/** The country whose numbers are dialled without it, where a customer has no branch. */
const HOME = "AT";

/** The country of a branch. */
export async function countryOf(branch: string | undefined): Promise<"AT" | "DE" | "CH" | "LI"> {
  return (branch === undefined ? undefined : (await readCatalog()).branches.get(branch)?.country) ?? HOME;
}
